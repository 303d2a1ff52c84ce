-- An exam can open and close at set times, and can have instructions that its learners read before and during an attempt.
alter table contents
  add column opens_at timestamptz,
  add column closes_at timestamptz,
  add column instructions text;
alter table practice_exams
  add column opens_at timestamptz,
  add column closes_at timestamptz,
  add column instructions text;
