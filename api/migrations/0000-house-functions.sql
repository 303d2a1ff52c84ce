-- What every noun's tables lean on.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- An instant as the API writes it, for use inside JSON.
create function iso(timestamptz) returns text
  language sql stable strict parallel safe
  return to_char($1 at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- Lower case without accents. unaccent itself is only 'stable', since its dictionary could change.
create function plain(text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

-- The stemmer parts 'ação' from 'ações' and 'pão' from 'pães'; their singular is the same word.
create function singular(text) returns text
  language sql immutable strict parallel safe
  as $$ select regexp_replace(regexp_replace($1, '(ões|ães)\M', 'ão', 'g'), '(oes|aes)\M', 'ao', 'g') $$;

-- Words in two spellings: with accents, which the stemmer knows, and without, as people type.
create function search_document(text) returns tsvector
  language sql immutable strict parallel safe
  as $$
    select to_tsvector('pg_catalog.portuguese', public.singular(lower($1)))
        || to_tsvector('pg_catalog.portuguese', public.singular(public.plain($1)))
  $$;

create function search_query(text) returns tsquery
  language sql immutable strict parallel safe
  as $$
    select plainto_tsquery('pg_catalog.portuguese', public.singular(lower($1)))
        || plainto_tsquery('pg_catalog.portuguese', public.singular(public.plain($1)))
  $$;

-- A pattern that finds the text anywhere, whatever signs it has.
create function anywhere(text) returns text
  language sql immutable strict parallel safe
  as $$ select '%' || regexp_replace(public.plain($1), '([\\%_])', '\\\1', 'g') || '%' $$;
