-- On which São Paulo days somebody completed contents, and how many: kept by whatever completes one or
-- takes it back (api/src/progress/count-study-days.ts), so that nobody has to count completions.
create table study_days (
  user_id uuid not null references users,
  day date not null,
  contents_qtd integer not null,
  primary key (user_id, day)
);

create index study_days_day on study_days (day);

insert into study_days (user_id, day, contents_qtd)
select user_id, (completed_at at time zone 'America/Sao_Paulo')::date, count(*)
from (
  select user_id, completed_at from content_progressions
  union all select user_id, completed_at from past_content_progressions
) progressions
where completed_at is not null
group by 1, 2;

-- What began and what was completed in some days.
create index course_progressions_started on course_progressions (started_at)
  where restarted_at is null;
create index course_progressions_completed on course_progressions (completed_at)
  where completed_at is not null;
create index course_rounds_started on course_rounds (started_at) where number = 1;
create index course_rounds_completed on course_rounds (completed_at) where completed_at is not null;
