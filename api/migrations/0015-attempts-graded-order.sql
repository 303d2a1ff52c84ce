-- The order in which a learner's answers became final, so that who reads them knows where it stopped.
alter table graded_answers
  add column seq bigint generated always as identity,
  add column user_id uuid references users;

update graded_answers set user_id = attempts.user_id
  from attempts where attempts.id = graded_answers.attempt_id;

alter table graded_answers alter column user_id set not null;

create index graded_answers_user on graded_answers (user_id, seq);
