-- The quotas of an automatic exam, and the days in which a learner has not seen a question that is drawn.
alter table practice_exams
  add column draw_quotas jsonb not null default '[]',
  add column not_seen_in_days integer check (not_seen_in_days between 1 and 365);
