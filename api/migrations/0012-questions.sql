create table question_banks (
  id uuid primary key default uuidv7(),
  title text not null,
  description text not null default '',
  is_archived boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table question_banks is 'The question banks, which learners never see.';

create unique index question_banks_title on question_banks (plain(title));

-- The texts of questions. Their search compares words, and an import finds repeated questions by fingerprints.

-- Statement, alternatives and the texts of the task of any kind (options, items, sides, gaps, unit) as HTML, divided by the
-- control character 'unit separator'.
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

-- The words of a rich text. Elements within a line join the letters around them; all others separate words. Audio is found
-- by the word and by its title.
create function words_of_html(text) returns text
  language sql immutable strict parallel safe
  as $$
    select regexp_replace(regexp_replace(regexp_replace(regexp_replace($1,
      '<audio [^>]*title="([^"]*)"[^>]*>', ' áudio \1 ', 'g'),
      '<audio[^>]*>', ' áudio ', 'g'),
      '</?(a|code|em|s|strong|sub|sup|u)( [^>]*)?>', '', 'g'),
      '(<[^>]*>|\s|&nbsp;)+', ' ', 'g')
  $$;

-- Equal for questions of one kind that differ only in formatting, case, accents and the order of their parts. Images and
-- audio count.
create function fingerprint_of_texts(kind text, texts text) returns uuid
  language sql immutable strict parallel safe
  as $$
    select md5($1 || string_agg(E'\n' || btrim(words), '' order by place > 1, btrim(words) collate "C"))::uuid
    from string_to_table(
      public.plain(public.words_of_html(
        regexp_replace($2, '<(?:img|audio) [^>]*src="([^"]*)"[^>]*>', ' \1 ', 'g'))),
      chr(31)) with ordinality listed (words, place)
  $$;

-- array_to_string is only 'stable', since the texts of some values depend on settings.
create function words_of_list(text[]) returns text
  language sql immutable strict parallel safe
  as $$ select array_to_string($1, ' ') $$;

create table questions (
  id uuid primary key default uuidv7(),
  exam_id uuid,
  exam_kind text,
  bank_id uuid references question_banks,
  position integer not null,
  version_id uuid not null,
  name text,
  code text,
  tags text[] not null default '{}',
  category_id uuid references terms,
  level_id uuid references terms,
  difficulty text check (difficulty in ('EASY', 'MEDIUM', 'HARD')),
  source text,
  year smallint,
  authors text,
  weight double precision not null default 1 check (weight between 0 and 100),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  -- Stored, because the list compares the names of each question that it passes.
  sought_names text generated always as (
    plain(coalesce(name, '') || ' ' || coalesce(code, '') || ' ' || words_of_list(tags)
      || ' ' || coalesce(source, '') || ' ' || coalesce(year::text, '') || ' ' || coalesce(authors, ''))) stored,
  exam_as_content uuid references contents on delete cascade
    generated always as (case when exam_kind = 'CONTENT' then exam_id end) stored,
  exam_as_practice_exam uuid references practice_exams on delete cascade
    generated always as (case when exam_kind = 'PRACTICE_EXAM' then exam_id end) stored,
  constraint questions_exam_kind check (
    (exam_id is null) = (exam_kind is null) and exam_kind in ('CONTENT', 'PRACTICE_EXAM')),
  constraint questions_owner check (num_nonnulls(exam_id, bank_id) = 1)
);
comment on table questions is 'The questions of contents, practice exams and question banks.';
comment on column questions.exam_kind is 'CONTENT or PRACTICE_EXAM: to which table exam_id refers; null in a bank.';
comment on column questions.version_id is 'The version that is shown now.';
comment on column questions.weight is 'In the score of its exam.';
comment on column questions.exam_as_content is 'For its foreign key only.';
comment on column questions.exam_as_practice_exam is 'For its foreign key only.';

-- Also the deleted ones: a content takes its questions with it.
create index questions_exam on questions (exam_id, position) where exam_id is not null;
-- For the foreign key alone: contents leave the bin for good.
create index questions_exam_as_content on questions (exam_as_content) where exam_as_content is not null;
create index questions_bank on questions (bank_id, position) where bank_id is not null;
create index questions_deleted on questions (deleted_at) where deleted_at is not null;
create index questions_category on questions (category_id) where category_id is not null;
create index questions_level on questions (level_id) where level_id is not null;
create index questions_tags on questions using gin (tags);
-- For the way from a version that a search finds to its question.
create index questions_version on questions (version_id);
create index questions_names on questions using gin (sought_names gin_trgm_ops);
-- The list has those first whose name or code is the whole search key (product.md Q13).
create index questions_exact_name on questions (plain(name)) where name is not null;
create index questions_exact_code on questions (plain(code)) where code is not null;

create trigger record_public_change after insert or update or delete on questions
  for each statement execute function record_public_change();

-- A question of the kind SINGLE_CHOICE has alternatives, one of another kind a task and its key
-- (domain/src/questions/question-kind.ts).
create table question_versions (
  id uuid primary key default uuidv7(),
  question_id uuid not null references questions on delete cascade,
  number integer not null,
  kind text not null default 'SINGLE_CHOICE',
  statement text not null,
  video_question_url text,
  explanation text,
  alternatives jsonb not null,
  right_alternative_id uuid,
  task jsonb,
  answer_key jsonb,
  regrades boolean not null default false,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  file_names text[] generated always as (
    file_names_in(statement || ' ' || coalesce(video_question_url, '') || ' '
      || coalesce(explanation, '') || ' ' || alternatives::text || ' '
      || coalesce(task::text, '') || ' ' || coalesce(answer_key::text, ''))) stored,
  -- Both stored: duplicates are compared among all questions at once, and the list compares the words of each question that
  -- it passes.
  fingerprint uuid generated always as (
    fingerprint_of_texts(kind, texts_of_question(statement, alternatives, task))) stored,
  words tsvector generated always as (
    document_words(words_of_html(replace(
      texts_of_question(statement, alternatives, task), chr(31), ' ')))) stored,
  unique (question_id, number),
  check ((kind = 'SINGLE_CHOICE') = (right_alternative_id is not null)),
  check ((kind = 'SINGLE_CHOICE') = (task is null) and (task is null) = (answer_key is null))
);
comment on table question_versions is
  'The texts and keys of questions. A version is never changed except to be withdrawn, so an attempt keeps the questions of its start.';
comment on column question_versions.alternatives is
  '[{ id, text }] in order; an alternative keeps its id in later versions.';
comment on column question_versions.task is
  'The public part of other kinds than SINGLE_CHOICE; its order tells nothing about the key.';
comment on column question_versions.answer_key is 'The secret part.';
comment on column question_versions.regrades is 'Attempts with an earlier version are graded by this key.';
comment on column question_versions.withdrawn_at is 'When the change was undone.';
comment on column question_versions.fingerprint is
  'Equal for questions that differ only in formatting, case, accents and the order of their parts.';

create index question_versions_file_names on question_versions using gin (file_names);
-- With the question, so that the texts of several questions are found in the index alone.
create index question_versions_fingerprint on question_versions (fingerprint, question_id);
create index question_versions_words on question_versions using gin (words);
-- For quotas by kind, which pass over all questions of a bank.
create index question_versions_kinds on question_versions (id) include (kind);

create trigger question_versions_lock_files after insert or update on question_versions
  for each row when (new.file_names <> '{}') execute function lock_named_files();
create trigger record_public_change after insert or update or delete on question_versions
  for each statement execute function record_public_change();

-- Deferrable, because a question and its first version refer to each other.
alter table questions add foreign key (version_id) references question_versions
  deferrable initially deferred;

create table question_bulk_changes (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('tag', 'describe', 'move', 'copy', 'delete', 'import', 'complete')),
  former jsonb not null,
  undone_at timestamptz,
  created_at timestamptz not null
);
comment on table question_bulk_changes is 'Changes of many questions at once, and imports, with what their undo needs.';
comment on column question_bulk_changes.former is
  'The changed columns of each question before, with its id; of a copy or an import only the ids.';
