-- The first layout, which nothing had written to yet.
drop table question_answers;
drop table alternatives;
drop table questions;

create table questions (
  id uuid primary key default uuidv7(),
  content_id uuid references contents on delete cascade,
  practice_exam_id uuid references practice_exams on delete cascade,
  position integer not null,
  -- The one that is shown now.
  version_id uuid not null,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  check (num_nonnulls(content_id, practice_exam_id) = 1)
);

create index questions_content on questions (content_id, position) where deleted_at is null;
create index questions_practice_exam on questions (practice_exam_id, position)
  where deleted_at is null;

-- Never changed but to be withdrawn: a try keeps the question as its learner saw it.
create table question_versions (
  id uuid primary key default uuidv7(),
  question_id uuid not null references questions on delete cascade,
  number integer not null,
  statement text not null,
  video_question_url text,
  explanation text,
  -- [{ id, text }] in order; an alternative keeps its id from version to version
  alternatives jsonb not null,
  right_alternative_id uuid not null,
  -- Tries that saw an earlier version are graded by this key.
  regrades boolean not null default false,
  -- When the change was undone.
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  unique (question_id, number)
);

alter table questions add foreign key (version_id) references question_versions
  deferrable initially deferred;
