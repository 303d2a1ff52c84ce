-- Attempts that a regrade has touched, with the grade that the learner knows. An e-mail tells the learner, or nothing has
-- changed for them; then the row is deleted.
create table grade_notices (
  attempt_id uuid primary key references attempts on delete cascade,
  user_id uuid not null references users,
  -- The attempts of a learner at an exam are told in one e-mail.
  exam_id uuid not null,
  average_before double precision not null,
  approved_before boolean not null,
  -- Of the scale of the exam; null without one.
  total_before double precision,
  changed_at timestamptz not null,
  claimed_at timestamptz
);
create index grade_notices_learner on grade_notices (user_id, exam_id);
create index grade_notices_changed on grade_notices (changed_at);
