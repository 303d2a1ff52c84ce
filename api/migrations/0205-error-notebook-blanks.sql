-- The attempts whose blank questions the learner has included in the notebook.
create table error_notebook_blanks (
  user_id uuid not null references users,
  attempt_id uuid not null references attempts on delete cascade,
  primary key (user_id, attempt_id)
);

create index error_notebook_blanks_attempt on error_notebook_blanks (attempt_id);

-- Blank questions entered by themselves before: those of all attempts so far stay.
insert into error_notebook_blanks (user_id, attempt_id)
select distinct user_id, attempt_id from graded_answers
where num_nonnulls(alternative_id, response, credit) = 0;
