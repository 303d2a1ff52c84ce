-- The terms of a content that is an exam; a try keeps those with which it began.
alter table contents
  add column questions_qtd integer,
  add column passing_score integer not null default 70 check (passing_score between 0 and 100),
  add column time_limit_minutes integer check (time_limit_minutes > 0);
