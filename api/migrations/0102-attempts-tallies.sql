-- The figures of exams and questions, so that reading them does not count their attempts. They are written up from
-- submitted attempts whose result differs from the tallied one.
create table exam_tallies (
  -- A content or a practice exam, or a user for their error notebook.
  exam_id uuid primary key,
  learners_qtd bigint not null,
  attempts_qtd bigint not null,
  -- Sums over the best attempt of each learner.
  correct_average_sum double precision not null,
  average_time_sum double precision not null,
  timed_qtd bigint not null
);

-- Counted by the chosen alternative, not by right and wrong: which one is right follows from the key when it is read.
create table question_tallies (
  question_id uuid not null references questions on delete cascade,
  version_id uuid not null references question_versions on delete cascade,
  -- Null: left blank.
  alternative_id uuid,
  is_first_attempt boolean not null,
  answers_qtd bigint not null,
  time_sum double precision not null,
  timed_qtd bigint not null,
  -- Sums of the right answers of the whole attempt and of their squares, for the discrimination.
  correct_sum bigint not null,
  correct_squares_sum bigint not null,
  unique nulls not distinct (question_id, version_id, alternative_id, is_first_attempt)
);

create index question_tallies_version on question_tallies (version_id);

alter table attempts
  -- The result that the tallies have; null before.
  add column tallied_qtd integer,
  add column tallied_time double precision;

alter table attempts add column is_untallied boolean not null generated always as (
  submitted_at is not null
  and (correct_questions_qtd is distinct from tallied_qtd or average_time is distinct from tallied_time)
) stored;

create index attempts_untallied on attempts (exam_id, id) where is_untallied;
