-- Question banks, which learners never see, and what is known about a question besides its text.
create table question_banks (
  id uuid primary key default uuidv7(),
  title text not null,
  description text not null default '',
  is_archived boolean not null default false,
  created_at timestamptz not null default now()
);

create unique index question_banks_title on question_banks (plain(title));

alter table questions
  add column bank_id uuid references question_banks,
  add column name text,
  add column code text,
  add column tags text[] not null default '{}',
  add column category_id uuid references terms,
  add column level_id uuid references terms,
  add column difficulty text check (difficulty in ('EASY', 'MEDIUM', 'HARD')),
  add column source text,
  add column year smallint,
  add column authors text,
  drop constraint questions_check,
  add constraint questions_owner check (num_nonnulls(content_id, practice_exam_id, bank_id) = 1);

drop index questions_owner;
create index questions_owners on questions (coalesce(content_id, practice_exam_id, bank_id))
  where deleted_at is null;
create index questions_bank on questions (bank_id, position) where bank_id is not null;
create index questions_category on questions (category_id) where category_id is not null;
create index questions_level on questions (level_id) where level_id is not null;
create index questions_tags on questions using gin (tags);
create index questions_names on questions using gin (
  plain(coalesce(name, '') || ' ' || coalesce(code, '')) gin_trgm_ops);

-- The words of a rich text. Elements within a line join the letters around them; all others separate words.
create function words_of_html(text) returns text
  language sql immutable strict parallel safe
  as $$
    select regexp_replace(regexp_replace($1, '</?(a|code|em|s|strong|sub|sup|u)( [^>]*)?>', '', 'g'),
      '(<[^>]*>|\s|&nbsp;)+', ' ', 'g')
  $$;

-- The words of statement and alternatives, in order.
create function words_of_question(statement text, alternatives jsonb) returns text
  language sql immutable strict parallel safe
  as $$
    select public.words_of_html($1 || coalesce((
      select string_agg(' ' || (choice ->> 'text'), '' order by place)
      from jsonb_array_elements($2) with ordinality listed (choice, place)), ''))
  $$;

-- Equal for questions that differ only in formatting, case, accents and the order of alternatives. Images count.
create function fingerprint_of_question(statement text, alternatives jsonb) returns uuid
  language sql immutable strict parallel safe
  as $$
    select md5(string_agg(words, E'\n' order by place, words collate "C"))::uuid
    from (
      select place, public.plain(btrim(public.words_of_html(
        regexp_replace(html, '<img [^>]*src="([^"]*)"[^>]*>', ' \1 ', 'g')))) as words
      from (
        select 0 as place, $1 as html
        union all select 1, choice ->> 'text' from jsonb_array_elements($2) listed (choice)
      ) texts
    ) plain_texts
  $$;

-- A generated column, although it writes every row again: duplicates are compared among all questions at once.
alter table question_versions
  add column fingerprint uuid generated always as (fingerprint_of_question(statement, alternatives)) stored;

create index question_versions_fingerprint on question_versions (fingerprint);
create index question_versions_words on question_versions using gin (
  document_words(words_of_question(statement, alternatives)));
