-- The figures of a course per day of enrolment, so that reading them does not count its learners. They are written up
-- from course_progressions that are not tallied yet: what a learner adds is kept, and is taken back before it is added
-- again.
create table enrolment_tallies (
  course_id uuid not null references courses,
  -- The day of the first start, in São Paulo.
  day date not null,
  enrolments_qtd integer not null,
  -- Learners who have completed the course in any round.
  completed_qtd integer not null,
  primary key (course_id, day)
);

create index enrolment_tallies_day on enrolment_tallies (day);

create table drop_off_tallies (
  course_id uuid not null references courses,
  day date not null,
  content_id uuid not null,
  -- Learners whose furthest content this is.
  stopped_qtd integer not null,
  completed_qtd integer not null,
  primary key (course_id, day, content_id)
);

-- The part of the tallies of a course that one learner adds.
create table tallied_learners (
  user_id uuid not null references users,
  course_id uuid not null references courses,
  enrolled_on date not null,
  has_completed boolean not null,
  furthest_id uuid,
  completed_ids uuid[] not null,
  primary key (user_id, course_id)
);

alter table course_progressions add column is_tallied boolean not null default false;

create index course_progressions_untallied on course_progressions (course_id, user_id)
  where not is_tallied;
