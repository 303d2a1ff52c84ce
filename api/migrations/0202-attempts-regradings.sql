-- Regrades that are not finished: the first slice of attempts is regraded with the change, the others in the background.
create table regradings (
  question_id uuid not null references questions on delete cascade,
  -- Of an annulment: the exam. Null: the key has changed, for all exams that asked the question.
  exam_id uuid,
  -- The attempts at the exam of the question get its weight.
  reweighs boolean not null,
  -- The last attempt that is regraded.
  attempt_id uuid not null,
  done_qtd integer not null,
  tries_qtd integer not null,
  requested_at timestamptz not null,
  unique nulls not distinct (question_id, exam_id)
);

-- For slices of the attempts that asked a question.
drop index graded_answers_question;
create index graded_answers_question on graded_answers (question_id, attempt_id);
