-- Search without accents, by word forms, with a typo, in descriptions and in the titles of contents.

create extension if not exists fuzzystrmatch;

-- The text in one spelling, whatever accents were typed: without accents, and then with those of the endings
-- that the Portuguese stemmer knows. So 'programacao', 'programação' and 'programações' are one word.
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

-- The words of a text and of a search key. Other names than search_document and search_query, which the
-- columns `search` need while servers of the former version still run.
create function document_words(text) returns tsvector
  language sql immutable strict parallel safe
  as $$ select to_tsvector('pg_catalog.portuguese', public.spelling($1)) $$;

create function key_words(text) returns tsquery
  language sql immutable strict parallel safe
  as $$ select plainto_tsquery('pg_catalog.portuguese', public.spelling($1)) $$;

-- True if a plain text has a word that differs from a plain word by a typo: by one letter, or by two from six
-- letters on. The s of a plural does not count.
create function has_similar_word(text, text) returns boolean
  language sql immutable strict parallel safe
  as $$
    select exists (
      select from regexp_split_to_table($1, '\W+') word,
        (select case when length($2) < 6 then 1 else 2 end) allowed (typos)
      where public.levenshtein_less_equal(
        rtrim(left(word, 40), 's'), rtrim(left($2, 40), 's'), typos) <= typos)
  $$;
