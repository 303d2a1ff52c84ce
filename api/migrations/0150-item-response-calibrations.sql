-- Estimates of the parameters of a practice exam's questions from first attempts.
create table calibrations (
  practice_exam_id uuid primary key references practice_exams,
  requested_at timestamptz not null,
  -- Before requested_at: of an earlier request. Null: none yet.
  calibrated_at timestamptz,
  -- Null: no question has enough answers.
  model text check (model in ('RASCH', 'TWO_PARAMETER')),
  attempts_qtd integer not null default 0,
  -- When its parameters became those of the questions.
  accepted_at timestamptz
);
create index calibrations_waiting on calibrations (requested_at)
  where calibrated_at is null or calibrated_at < requested_at;

create table calibrated_questions (
  question_id uuid primary key references questions on delete cascade,
  practice_exam_id uuid not null references calibrations,
  answers_qtd integer not null,
  -- Null: too few answers, or all of them right or wrong.
  a double precision check (a > 0),
  b double precision,
  error double precision check (error >= 0),
  fit double precision,
  check (num_nulls(a, b, error, fit) in (0, 4))
);
create index calibrated_questions_practice_exam on calibrated_questions (practice_exam_id);
