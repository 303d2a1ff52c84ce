-- An area of a practice exam can have a time limit of its own; its attempts then have the areas one after the other.
alter table exam_areas
  add column time_limit_minutes integer check (time_limit_minutes between 1 and 1440);

alter table attempts
  -- TimedArea[]; null: the attempt has one time for all questions.
  add column timed_areas jsonb;

alter table answers
  -- It arrived so long after the end of its area that it counts only because its device was offline.
  add column is_late boolean not null default false;
