create table classes (
  id uuid primary key default uuidv7(),
  title text not null,
  period text,
  shift text check (shift in ('MORNING', 'AFTERNOON', 'EVENING', 'FULL_DAY')),
  time_zone text not null default 'America/Sao_Paulo',
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table classes is 'The classes of the school.';
comment on column classes.period is 'In words, as 2026 or 1º semestre.';
comment on column classes.time_zone is 'IANA name.';
comment on column classes.archived_at is 'Since then nobody joins it.';

create index classes_title_parts on classes using gin (plain(title) gin_trgm_ops);
-- A sheet of users names a class by its title.
create index classes_title on classes (plain(title));

create table class_members (
  id uuid primary key default uuidv7(),
  class_id uuid not null references classes,
  -- The withdrawal of an invitation deletes the user.
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('STUDENT', 'TEACHER', 'MONITOR')),
  joined_at timestamptz not null,
  left_at timestamptz check (left_at >= joined_at),
  removed_by uuid references users on delete set null,
  check (removed_by is null or left_at is not null)
);
comment on table class_members is 'The stays of people in classes, one row for each.';
comment on column class_members.left_at is 'Null: the person is in the class.';
comment on column class_members.removed_by is
  'A teacher or an administrator ended the stay, so that the code of the class does not let the person in again.';

create unique index class_members_present on class_members (class_id, user_id) where left_at is null;
create index class_members_of_user on class_members (user_id, class_id);
create index class_members_removed_by on class_members (removed_by) where removed_by is not null;

create table class_codes (
  class_id uuid primary key references classes,
  code text not null check (length(code) = 8),
  expires_at timestamptz not null,
  uses_limit integer not null check (uses_limit between 1 and 1000),
  uses_qtd integer not null default 0,
  check (uses_qtd between 0 and uses_limit)
);
comment on table class_codes is 'The code in force by which people join a class.';

create unique index class_codes_code on class_codes (code);

create table class_items (
  id uuid primary key default uuidv7(),
  class_id uuid not null references classes,
  course_id uuid references courses,
  trail_id uuid references trails,
  practice_exam_id uuid references practice_exams,
  position integer not null,
  unique (class_id, course_id),
  unique (class_id, trail_id),
  unique (class_id, practice_exam_id),
  check (num_nonnulls(course_id, trail_id, practice_exam_id) = 1)
);
comment on table class_items is 'The courses, trails and practice exams that a class studies.';

-- A class has at most 1,000 members, a teacher at most 50 classes that are not archived (product.md CL5).
create function refuse_classes_over_limit(teacher_ids uuid[]) returns void language plpgsql as $$
  begin
    -- Two transactions do not both take the last place.
    perform pg_advisory_xact_lock(hashtextextended('classes of ' || id, 0))
    from (select distinct id from unnest(teacher_ids) as id order by id) teachers;
    if exists (
      select from class_members join classes on classes.id = class_members.class_id
      where user_id = any(teacher_ids) and role = 'TEACHER' and left_at is null and archived_at is null
      group by user_id having count(*) > 50
    ) then
      raise exception 'too many classes' using errcode = 'check_violation', constraint = 'classes_of_teacher';
    end if;
  end $$;

create function refuse_members_over_limit() returns trigger language plpgsql as $$
  begin
    -- Two transactions do not both take the last place.
    perform from classes where id in (select class_id from added) order by id for no key update;
    if exists (
      select from class_members
      where left_at is null and class_id in (select class_id from added)
      group by class_id having count(*) > 1000
    ) then
      raise exception 'too many members' using errcode = 'check_violation', constraint = 'members_of_class';
    end if;
    perform refuse_classes_over_limit(array(
      select user_id from added where role = 'TEACHER' and left_at is null));
    return null;
  end $$;

create trigger class_members_limit after insert on class_members
  referencing new table as added
  for each statement execute function refuse_members_over_limit();

create function refuse_reopened_over_limit() returns trigger language plpgsql as $$
  begin
    perform refuse_classes_over_limit(array(
      select user_id from class_members where class_id = new.id and role = 'TEACHER' and left_at is null));
    return null;
  end $$;

create trigger classes_limit after update of archived_at on classes
  for each row when (old.archived_at is not null and new.archived_at is null)
  execute function refuse_reopened_over_limit();
