-- The number of attempts of a learner at an exam, and the pause between two of them; null: without a limit.
alter table contents
  add column attempts_limit integer check (attempts_limit > 0),
  add column attempts_pause_hours integer check (attempts_pause_hours > 0);
alter table practice_exams
  add column attempts_limit integer check (attempts_limit > 0),
  add column attempts_pause_hours integer check (attempts_pause_hours > 0);
