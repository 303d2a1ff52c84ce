-- Statement, alternatives and the texts of the task of any kind (options, items, sides, gaps, unit) as HTML, divided by
-- the control character 'unit separator'.
create function texts_of_question(statement text, alternatives jsonb, task jsonb) returns text
  language sql immutable parallel safe
  as $$
    select $1 || coalesce((
      select string_agg(chr(31) || (choice ->> 'text'), '' order by place)
      from jsonb_array_elements($2) with ordinality listed (choice, place)), '')
      || case when $3 is null then '' else coalesce((
        select string_agg(chr(31) || case field.key when 'text' then field.value #>> '{}'
          -- Plain texts.
          else replace(replace(field.value #>> '{}', '&', '&amp;'), '<', '&lt;') end, '' order by place)
        from jsonb_path_query($3, 'strict $.** ? (@.type() == "object")')
          with ordinality listed (part, place), jsonb_each(part) field
        where field.key in ('text', 'label', 'unit') and jsonb_typeof(field.value) = 'string'), '') end
  $$;

-- Equal for questions of one kind that differ only in formatting, case, accents and the order of their parts. Images
-- count.
create function fingerprint_of_texts(kind text, texts text) returns uuid
  language sql immutable strict parallel safe
  as $$
    select md5($1 || string_agg(E'\n' || btrim(words), '' order by place > 1, btrim(words) collate "C"))::uuid
    from string_to_table(
      public.plain(public.words_of_html(
        regexp_replace($2, '<img [^>]*src="([^"]*)"[^>]*>', ' \1 ', 'g'))),
      chr(31)) with ordinality listed (words, place)
  $$;

drop index question_versions_words, questions_names;
-- Stored, because the list compares the words of each question that it passes; computing them takes longer than all else.
-- One statement, so that every row is written again only once.
alter table question_versions
  alter column fingerprint set expression as (
    fingerprint_of_texts(kind, texts_of_question(statement, alternatives, task))),
  add column words tsvector generated always as (
    document_words(words_of_html(replace(
      texts_of_question(statement, alternatives, task), chr(31), ' ')))) stored;

create index question_versions_words on question_versions using gin (words);

-- Stored for the same reason.
alter table questions add column sought_names text
  generated always as (plain(coalesce(name, '') || ' ' || coalesce(code, ''))) stored;
create index questions_names on questions using gin (sought_names gin_trgm_ops);

-- For the way from a version that a search finds to its question.
create index questions_version on questions (version_id);
