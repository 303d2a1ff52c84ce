create table attempts (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  content_id uuid references contents,
  practice_exam_id uuid references practice_exams,
  -- What it is a try at; a try at neither is composed from the user's own error notebook.
  exam_id uuid not null generated always as (coalesce(content_id, practice_exam_id, user_id)) stored,
  number integer not null,
  -- Its questions in order, as they were when it began.
  version_ids uuid[] not null,
  passing_score integer not null,
  started_at timestamptz not null,
  deadline timestamptz,
  submitted_at timestamptz,
  -- The grade; null until it is submitted.
  is_approved boolean,
  correct_average double precision,
  correct_questions_qtd integer,
  -- Seconds per question.
  average_time double precision,
  unique (user_id, exam_id, number),
  check (num_nonnulls(content_id, practice_exam_id) <= 1),
  check ((submitted_at is null) = (correct_average is null))
);

-- One under way at a time, however many devices ask for it.
create unique index attempts_ongoing on attempts (user_id, exam_id) where submitted_at is null;
create index attempts_overdue on attempts (deadline) where submitted_at is null;
create index attempts_content on attempts (content_id);
create index attempts_practice_exam on attempts (practice_exam_id);

-- Append-only: what learners answered, as it arrived.
create table answers (
  seq bigint primary key generated always as identity,
  attempt_id uuid not null references attempts,
  -- Made by the client: a repeat is known by it.
  id uuid not null,
  question_id uuid not null references questions,
  -- Null takes the answer back.
  alternative_id uuid,
  answered_at timestamptz not null,
  -- Seconds on this question so far.
  time_spent double precision,
  received_at timestamptz not null,
  unique (attempt_id, id)
);

create index answers_question on answers (question_id);

-- The answers that stood when a try was submitted; of a quick question, each as it is given.
create table graded_answers (
  attempt_id uuid not null references attempts,
  question_id uuid not null references questions,
  version_id uuid not null references question_versions,
  -- Null: left blank.
  alternative_id uuid,
  is_correct boolean not null,
  time_spent double precision,
  primary key (attempt_id, question_id)
);

create index graded_answers_question on graded_answers (question_id);
