-- Adaptive trainings: the next question depends on the answers before.
create table trainings (
  -- Made by the client: a repeat is known by it.
  id uuid primary key,
  user_id uuid not null references users,
  -- Its questions are those of one practice exam, or of one area of all of them.
  practice_exam_id uuid references practice_exams,
  area text references scales,
  started_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('SUFFICIENT', 'NO_QUESTION', 'STOPPED')),
  check (num_nonnulls(practice_exam_id, area) = 1),
  check ((ended_at is null) = (end_reason is null))
);
create index trainings_user on trainings (user_id, started_at);
create index trainings_practice_exam on trainings (practice_exam_id);
-- One under way at a time, however many devices ask for it.
create unique index trainings_ongoing on trainings (user_id, coalesce(practice_exam_id::text, area))
  where ended_at is null;

-- The questions that a training has asked, in order. The last one has no answer while the training goes on.
create table training_questions (
  training_id uuid not null references trainings,
  number smallint not null,
  question_id uuid not null references questions on delete cascade,
  version_id uuid not null references question_versions on delete cascade,
  -- The parameters by which it was chosen.
  a double precision not null,
  b double precision not null,
  c double precision not null,
  -- The ability, or the area of the exam, among which the training keeps the balance.
  topic text not null,
  -- Made by the client: a repeat is known by it.
  answer_id uuid,
  alternative_id uuid,
  is_right boolean,
  answered_at timestamptz,
  -- The estimate after the answer.
  proficiency double precision,
  standard_error double precision,
  primary key (training_id, number),
  unique (training_id, question_id),
  check (num_nulls(answer_id, alternative_id, is_right, answered_at, proficiency, standard_error) in (0, 6))
);
create index training_questions_question on training_questions (question_id);
create index training_questions_version on training_questions (version_id);
