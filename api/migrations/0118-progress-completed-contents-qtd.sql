-- The number of contents that a learner has completed in a course, of those that count in the version of the structure
-- for which the progress is computed. Cards of courses show it, and counting took most of the time of the catalogue's
-- statement. A trigger keeps it, so that also an older version of the program does, which runs beside this one during
-- an upgrade.
alter table course_progressions add column completed_contents_qtd integer not null default 0;

-- The newest version of the structure, kept on the course: a read compares the version of the progress with it.
alter table courses add column structure_version integer not null default 0;

create function keep_structure_version() returns trigger language plpgsql as $$
begin
  update courses set structure_version = changed.version
  from changed where courses.id = changed.course_id;
  return null;
end $$;

create trigger keep_structure_version after insert on course_structures
  referencing new table as changed for each statement execute function keep_structure_version();

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

-- A learner restarts a course.
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

-- The progress is computed for another version, in which other contents count.
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

update courses set structure_version = newest.version
from (select course_id, max(version) as version from course_structures group by course_id) newest
where newest.course_id = courses.id;

update course_progressions set completed_contents_qtd = counted.completed_contents_qtd
from (
  select content_progressions.user_id, content_progressions.course_id, count(*) as completed_contents_qtd
  from content_progressions
  join contents on contents.id = content_progressions.content_id
    and contents.is_active and contents.deleted_at is null
  join sections on sections.id = contents.section_id and sections.is_active and sections.deleted_at is null
  where content_progressions.completed_at is not null
  group by 1, 2
) counted
where course_progressions.user_id = counted.user_id and course_progressions.course_id = counted.course_id;
