-- Answers of a new learner to the first questions; a row without a category says that they were skipped. The level and
-- the weekly goal are stored where they are read.
create table first_answers (
  user_id uuid primary key references users,
  category_id uuid references terms on delete set null,
  answered_at timestamptz not null
);
create index first_answers_category on first_answers (category_id) where category_id is not null;

-- The questions were shown until there was a weekly goal.
insert into first_answers (user_id, answered_at) select user_id, updated_at from weekly_goals;
