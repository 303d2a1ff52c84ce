-- A learner whose progress is of an earlier version is recomputed for each later one.
create table course_structures (
  course_id uuid not null references courses,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  content_ids uuid[] not null,
  is_swept boolean not null default false,
  primary key (course_id, version)
);
comment on table course_structures is
  'The contents that counted in a course after each change of its structure. Older versions of a swept course are deleted.';
comment on column course_structures.content_ids is 'Empty for an inactive course, which nobody completes.';
comment on column course_structures.is_swept is 'All learners of the course are recomputed.';

create index course_structures_pending on course_structures (course_id, version) where not is_swept;

create table course_progressions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  course_id uuid not null references courses,
  structure_version integer not null default 0,
  completed_contents_qtd integer not null default 0,
  completed_at timestamptz,
  is_tallied boolean not null default false,
  started_at timestamptz not null default now(),
  restarted_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (user_id, course_id)
);
comment on table course_progressions is 'The progress of a learner in a course, in its present round.';
comment on column course_progressions.structure_version is
  'The version of the structure for which the progress is computed.';
comment on column course_progressions.completed_contents_qtd is
  'Completed contents that count in that version; kept by a trigger.';
comment on column course_progressions.is_tallied is 'The tallies have the row as it is.';
comment on column course_progressions.restarted_at is 'The start of the present round, if it is not the first.';

-- The overview counts by the day (api/src/overview).
create index course_progressions_started on course_progressions (started_at)
  where restarted_at is null;
create index course_progressions_completed on course_progressions (completed_at)
  where completed_at is not null;
create index course_progressions_begun on course_progressions (course_id, started_at)
  include (user_id, restarted_at);
create index course_progressions_version
  on course_progressions (course_id, structure_version, user_id);
create index course_progressions_untallied on course_progressions (course_id, user_id)
  where not is_tallied;

create table section_progressions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  section_id uuid not null references sections,
  created_at timestamptz not null default now(),
  unique (user_id, section_id)
);
comment on table section_progressions is 'The sections of which a learner has studied a content.';

-- The removal of a section asks whether there is progress in it.
create index section_progressions_section on section_progressions (section_id);

-- A content's section follows from the content, which an administrator may move; its course never changes.
create table content_progressions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  course_id uuid not null references courses,
  content_id uuid not null references contents,
  completed_at timestamptz,
  is_approved boolean not null default false,
  is_exam_submitted boolean not null default false,
  average_time double precision,
  correct_average double precision,
  correct_questions_qtd integer,
  user_question_answers jsonb not null default '[]',
  tries_qtd integer not null default 0,
  date_of_last_try timestamptz,
  video_position double precision,
  video_position_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, content_id)
);
comment on table content_progressions is 'The progress of a learner in a content.';
comment on column content_progressions.user_question_answers is
  '[{ questionId, alternativeId, timeSpent }] of the best attempt.';
comment on column content_progressions.tries_qtd is 'Submitted attempts.';
comment on column content_progressions.video_position is 'Seconds.';
comment on column content_progressions.video_position_at is 'When a device was at the position.';

create index content_progressions_course on content_progressions (user_id, course_id);
create index content_progressions_days on content_progressions (user_id, completed_at)
  where completed_at is not null;
create index content_progressions_content on content_progressions (content_id);

create table progress_devices (
  user_id uuid not null references users,
  content_id uuid not null references contents,
  device_id uuid not null,
  sequence bigint not null check (sequence > 0),
  primary key (user_id, content_id, device_id)
);
comment on table progress_devices is
  'The last progress event of each device in a content: repeated and late events are known by the sequence number.';

create index progress_devices_content on progress_devices (content_id);

create table course_rounds (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  course_id uuid not null references courses,
  number integer not null,
  started_at timestamptz not null,
  completed_at timestamptz,
  ended_at timestamptz not null,
  contents_qtd integer not null,
  completed_contents_qtd integer not null,
  unique (user_id, course_id, number)
);
comment on table course_rounds is
  'The earlier rounds of learners who restarted a course; they count for streaks and totals.';

create index course_rounds_started on course_rounds (started_at) where number = 1;
create index course_rounds_completed on course_rounds (completed_at) where completed_at is not null;

create table past_content_progressions (
  round_id uuid not null references course_rounds on delete cascade,
  user_id uuid not null references users,
  content_id uuid not null references contents,
  completed_at timestamptz,
  progression jsonb not null,
  primary key (round_id, content_id)
);
comment on table past_content_progressions is 'The progress in contents of earlier rounds.';
comment on column past_content_progressions.progression is 'The row of content_progressions as it was.';

create index past_content_progressions_days on past_content_progressions (user_id, completed_at)
  where completed_at is not null;
create index past_content_progressions_content on past_content_progressions (content_id);

-- Kept by every command that completes a content or takes it back (api/src/progress/count-study-days.ts), so that no read
-- counts completions.
create table study_days (
  user_id uuid not null references users,
  day date not null,
  contents_qtd integer not null,
  primary key (user_id, day)
);
comment on table study_days is 'The number of contents that a user completed on a São Paulo day.';

create index study_days_day on study_days (day);

create table weekly_goals (
  user_id uuid primary key references users,
  days_per_week integer not null check (days_per_week between 1 and 7),
  updated_at timestamptz not null
);
comment on table weekly_goals is 'The number of days a week on which a user wants to study.';

-- The level and the weekly goal are stored where they are read.
create table first_answers (
  user_id uuid primary key references users,
  category_id uuid references terms on delete set null,
  answered_at timestamptz not null
);
comment on table first_answers is
  'The answers of a new learner to the first questions; a row without a category says that they were skipped.';

create index first_answers_category on first_answers (category_id) where category_id is not null;

-- The trigger that keeps courses.structure_version, with which a read compares the version of the progress.

create function keep_structure_version() returns trigger language plpgsql as $$
begin
  update courses set structure_version = changed.version
  from changed where courses.id = changed.course_id;
  return null;
end $$;

create trigger keep_structure_version after insert on course_structures
  referencing new table as changed for each statement execute function keep_structure_version();

-- Triggers that keep course_progressions.completed_contents_qtd: cards of courses show it, and counting took most of the
-- time of the catalogue's statement.

create function count_completion() returns trigger language plpgsql as $$
begin
  update course_progressions
  set completed_contents_qtd = completed_contents_qtd + case when new.completed_at is null then -1 else 1 end
  where user_id = new.user_id and course_id = new.course_id and exists (
    select from contents join sections on sections.id = contents.section_id
    where contents.id = new.content_id and contents.is_active and contents.deleted_at is null
      and sections.is_active and sections.deleted_at is null);
  return null;
end $$;

create trigger count_completion_inserted after insert on content_progressions
  for each row when (new.completed_at is not null) execute function count_completion();
create trigger count_completion_updated after update on content_progressions
  for each row when ((old.completed_at is null) <> (new.completed_at is null)) execute function count_completion();

-- For a learner who restarts a course.
create function count_removed_completions() returns trigger language plpgsql as $$
begin
  update course_progressions
  set completed_contents_qtd = course_progressions.completed_contents_qtd - counted.completed_contents_qtd
  from (
    select removed.user_id, removed.course_id, count(*) as completed_contents_qtd
    from removed
    join contents on contents.id = removed.content_id and contents.is_active and contents.deleted_at is null
    join sections on sections.id = contents.section_id and sections.is_active and sections.deleted_at is null
    where removed.completed_at is not null
    group by 1, 2
  ) counted
  where course_progressions.user_id = counted.user_id and course_progressions.course_id = counted.course_id;
  return null;
end $$;

create trigger count_removed_completions after delete on content_progressions
  referencing old table as removed for each statement execute function count_removed_completions();

-- For a progress that is computed for another version, in which other contents count.
create function recount_completions() returns trigger language plpgsql as $$
begin
  new.completed_contents_qtd := (
    select count(*) from content_progressions
    join contents on contents.id = content_progressions.content_id
      and contents.is_active and contents.deleted_at is null
    join sections on sections.id = contents.section_id and sections.is_active and sections.deleted_at is null
    where content_progressions.user_id = new.user_id and content_progressions.course_id = new.course_id
      and content_progressions.completed_at is not null);
  return new;
end $$;

create trigger recount_completions before update on course_progressions
  for each row when (old.structure_version <> new.structure_version) execute function recount_completions();

-- The figures of a course per day of enrolment, so that reading them does not count its learners. They are updated from
-- course_progressions that are not tallied yet: the part of a learner is kept, and taken back before it is added again.

create table enrolment_tallies (
  course_id uuid not null references courses,
  -- The day of the first start, in São Paulo.
  day date not null,
  enrolments_qtd integer not null,
  completed_qtd integer not null,
  primary key (course_id, day)
);
comment on table enrolment_tallies is 'The enrolments and completions of a course per day of enrolment.';
comment on column enrolment_tallies.completed_qtd is 'Learners who have completed the course in any round.';

create index enrolment_tallies_day on enrolment_tallies (day);

create table drop_off_tallies (
  course_id uuid not null references courses,
  day date not null,
  content_id uuid not null,
  stopped_qtd integer not null,
  completed_qtd integer not null,
  primary key (course_id, day, content_id)
);
comment on table drop_off_tallies is 'The content at which the learners of a course stopped, per day of enrolment.';
comment on column drop_off_tallies.stopped_qtd is 'Learners whose furthest content this is.';
comment on column drop_off_tallies.completed_qtd is 'Learners who have completed the content.';

create table tallied_learners (
  user_id uuid not null references users,
  course_id uuid not null references courses,
  enrolled_on date not null,
  has_completed boolean not null,
  furthest_id uuid,
  completed_ids uuid[] not null,
  primary key (user_id, course_id)
);
comment on table tallied_learners is
  'The part of the tallies of a course that one learner adds, taken back before it is added again.';

create table learner_tallies (
  course_id uuid primary key references courses,
  learners_qtd integer not null
);
comment on table learner_tallies is 'The number of learners of a course.';

-- Triggers that keep learner_tallies and courses.learners_above.

create function learners_step(learners_qtd integer) returns integer language sql immutable as $$
  select max(step) from unnest(array[
    20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000, 100000, 200000, 500000, 1000000]) step
  where step < learners_qtd
$$;

create function count_learners() returns trigger language plpgsql as $$
declare
  tally learner_tallies;
begin
  for tally in
    insert into learner_tallies as tallies (course_id, learners_qtd)
    select course_id, case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed group by course_id order by course_id
    on conflict (course_id) do update set learners_qtd = tallies.learners_qtd + excluded.learners_qtd
    returning *
  loop
    -- An update that finds no row is a public change too.
    if exists (select from courses where id = tally.course_id
        and learners_above is distinct from learners_step(tally.learners_qtd)) then
      update courses set learners_above = learners_step(tally.learners_qtd) where id = tally.course_id;
    end if;
  end loop;
  return null;
end $$;

create trigger count_learners_inserted after insert on tallied_learners
  referencing new table as changed for each statement execute function count_learners();
create trigger count_learners_deleted after delete on tallied_learners
  referencing old table as changed for each statement execute function count_learners();
