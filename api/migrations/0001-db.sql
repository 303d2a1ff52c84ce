-- Functions that the tables of all features need, and the record of public changes.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- An instant as the API writes it, for use inside JSON.
create function iso(timestamptz) returns text
  language sql stable strict parallel safe
  return to_char($1 at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- Search: without accents, by word forms, with a typo in a word.

-- Lower case without accents. unaccent itself is only 'stable', since its dictionary could change.
create function plain(text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

-- The text in one spelling, whatever accents were typed: without accents, and then with those of the endings that the
-- Portuguese stemmer knows. So 'programacao', 'programação' and 'programações' are one word.
create function spelling(text) returns text
  language sql immutable strict parallel safe
  as $$
    select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      regexp_replace(public.plain($1),
      'c(oes|ao)\M', 'ção', 'g'),
      '(oes|aes)\M', 'ao', 'g'),
      'encia(s?)\M', 'ência\1', 'g'),
      'ancia(s?)\M', 'ância\1', 'g'),
      'ave(l|is)\M', 'ável', 'g'),
      'ive(l|is)\M', 'ível', 'g')
  $$;

-- The words of a text.
create function document_words(text) returns tsvector
  language sql immutable strict parallel safe
  as $$ select to_tsvector('pg_catalog.portuguese', public.spelling($1)) $$;

-- The words of a search key.
create function key_words(text) returns tsquery
  language sql immutable strict parallel safe
  as $$ select plainto_tsquery('pg_catalog.portuguese', public.spelling($1)) $$;

-- The words of a search key, the last of which may be unfinished: with three letters or more it also finds the words that
-- begin with it. The index has stems, which can be shorter than the typed letters: that of 'programação' is 'program', while
-- 'programaç' is its own. So the typed letters are stemmed with the endings that they may get, too. All letters are plain,
-- because unaccent changes other signs into letters.
create function begun_words(text) returns tsquery
  language sql immutable strict parallel safe
  as $$
    select coalesce(public.key_words($1) || (
      select public.key_words(typed[1]) && ((typed[2] || ':*')::tsquery || coalesce((
        select string_agg(stem, ' | ')::tsquery
        from unnest(tsvector_to_array(public.document_words((
          select string_agg(typed[2] || ending, ' ')
          from unnest(array['a', 'e', 'o', 's', 'es', 'do', 'to', 'ao', 'l', 'mo', 'te', 'ia', 'cia', 'ncia', 'nto', 'nte',
            'ento', 'mento', 'va', 'iva', 'el', 'vel']) endings (ending))))) stems (stem)
        where not starts_with(stem, typed[2])), ''))
      from regexp_match(public.plain($1), '^(.*?)\m([[:alpha:]]{3,})[^[:alnum:]_]*$') typed
      where typed is not null), public.key_words($1))
  $$;

-- True if a plain text has a word that differs from a plain word by a typo: by one letter, or by two from six letters on.
-- The s of a plural does not count.
create function has_similar_word(text, text) returns boolean
  language sql immutable strict parallel safe
  as $$
    select exists (
      select from regexp_split_to_table($1, '\W+') word,
        (select case when length($2) < 6 then 1 else 2 end) allowed (typos)
      where public.levenshtein_less_equal(
        rtrim(left(word, 40), 's'), rtrim(left($2, 40), 's'), typos) <= typos)
  $$;

-- A pattern that finds the text anywhere, whatever signs it has.
create function anywhere(text) returns text
  language sql immutable strict parallel safe
  as $$ select '%' || regexp_replace(public.plain($1), '([\\%_])', '\\\1', 'g') || '%' $$;

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

comment on table schema_migrations is 'The applied files of api/migrations.';

-- Rows, because a counter would make administrators wait for each other.
create table public_changes (
  id bigint primary key generated always as identity,
  changed_at timestamptz not null default now()
);
comment on table public_changes is
  'One row for each transaction that changed what visitors see; kept pages are valid while number and last id stay the same.';

create function record_public_change() returns trigger language plpgsql as $$
begin
  -- One row is enough. A savepoint that is rolled back takes row and setting with it.
  if coalesce(current_setting('sabia.public_change', true), '') = '' then
    insert into public_changes default values;
    perform set_config('sabia.public_change', 'recorded', true);
  end if;
  return null;
end $$;
