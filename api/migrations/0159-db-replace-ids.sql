-- The document with some ids replaced by others, wherever they stand in it: the first id of the one list by the first of the
-- other, and so on.
create function replace_ids(document jsonb, replaced uuid[], replacements uuid[]) returns jsonb
  language plpgsql immutable strict parallel safe
  as $$
    declare
      written text := document::text;
    begin
      for place in 1 .. cardinality(replaced) loop
        written := replace(written, replaced[place]::text, replacements[place]::text);
      end loop;
      return written::jsonb;
    end
  $$;

-- The ids that are values in lists of the objects of a list: of the term lists of quotas, for example.
create function ids_in(objects jsonb) returns uuid[]
  language sql immutable strict parallel safe
  as $$
    select array(select (value #>> '{}')::uuid
      from jsonb_path_query(objects, '$[*].*[*] ? (@ like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")') value)
  $$;
