create table practice_exams (
  id uuid primary key default uuidv7(),
  title text not null,
  short_description text not null,
  level text not null,
  payment_type text not null default 'FREE' check (payment_type in ('PAID', 'FREE')),
  auto_generate boolean not null default false,
  filters uuid[] not null default '{}',
  draw_quotas jsonb not null default '[]',
  not_seen_in_days integer check (not_seen_in_days between 1 and 365),
  questions_qtd integer,
  passing_score integer not null default 70 check (passing_score between 0 and 100),
  time_limit_minutes integer check (time_limit_minutes > 0),
  -- Null, here and below: without a limit.
  attempts_limit integer check (attempts_limit > 0),
  attempts_pause_hours integer check (attempts_pause_hours > 0),
  opens_at timestamptz,
  closes_at timestamptz,
  instructions text,
  questions_order text not null default 'AUTHOR'
    check (questions_order in ('AUTHOR', 'SHUFFLED', 'SHUFFLED_IN_AREAS')),
  alternatives_order text not null default 'AUTHOR' check (alternatives_order in ('AUTHOR', 'SHUFFLED')),
  key_release text not null default 'SUBMISSION' check (key_release in ('SUBMISSION', 'CLOSING', 'NEVER')),
  is_leveling boolean not null default false,
  leveling_bands jsonb not null default '[]',
  storage_id text not null,
  is_active boolean not null default false,
  is_deleted boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  file_names text[] generated always as (file_names_in(coalesce(instructions, ''))) stored
);
comment on table practice_exams is 'The practice exams (simulados), which stand alone.';
comment on column practice_exams.level is 'Usually the id of a level.';
comment on column practice_exams.filters is 'Courses, sections, terms or question banks from which an automatic exam draws.';
comment on column practice_exams.draw_quotas is 'The quotas of an automatic exam.';
comment on column practice_exams.not_seen_in_days is 'A drawn question was not seen by the learner in so many days.';
comment on column practice_exams.passing_score is 'Percentage.';
comment on column practice_exams.key_release is 'The moment from which learners see the answer key.';
comment on column practice_exams.leveling_bands is '[{ levelId, minimum }], the lowest first.';

create unique index practice_exams_leveling on practice_exams (is_leveling)
  where is_leveling and not is_deleted;
create index practice_exams_title_parts on practice_exams using gin (plain(title) gin_trgm_ops);
create index practice_exams_words on practice_exams using gin (document_words(
  title || ' ' || short_description));
create index practice_exams_spelling on practice_exams using gin (
  plain(title || ' ' || short_description) gin_trgm_ops);
create index practice_exams_file_names on practice_exams using gin (file_names);
-- Each error notebook reads the few exams that withhold their key.
create index practice_exams_key_release on practice_exams (id) where key_release <> 'SUBMISSION';

create trigger practice_exams_lock_files after insert or update on practice_exams
  for each row when (new.file_names <> '{}') execute function lock_named_files();
create trigger record_public_change after insert or update or delete on practice_exams
  for each statement execute function record_public_change();

create table practice_exam_terms (
  practice_exam_id uuid not null references practice_exams on delete cascade,
  term_id uuid not null references terms,
  primary key (practice_exam_id, term_id)
);
comment on table practice_exam_terms is 'The categories and levels of a practice exam.';

create index practice_exam_terms_term on practice_exam_terms (term_id);

create trigger record_public_change after insert or update or delete on practice_exam_terms
  for each statement execute function record_public_change();
