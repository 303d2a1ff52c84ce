-- The list of questions finds a word by its beginning, and tags, source, year and authors as it finds name and code.

-- The words of a search key, the last of which may be unfinished: with three letters or more it also finds the words that
-- begin with it. The index has stems, which can be shorter than the typed letters: that of 'programação' is 'program', while
-- 'programaç' is its own. So the typed letters are stemmed with the endings that they may get, too. All letters are plain,
-- because unaccent makes other signs of some.
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

-- array_to_string is only 'stable', since the texts of some values depend on settings.
create function words_of_list(text[]) returns text
  language sql immutable strict parallel safe
  as $$ select array_to_string($1, ' ') $$;

alter table questions alter column sought_names set expression as (
  plain(coalesce(name, '') || ' ' || coalesce(code, '') || ' ' || words_of_list(tags)
    || ' ' || coalesce(source, '') || ' ' || coalesce(year::text, '') || ' ' || coalesce(authors, '')));

-- A column that is computed anew has no statistics.
analyze questions;
