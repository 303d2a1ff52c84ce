create table assignments (
  id uuid primary key default uuidv7(),
  class_id uuid not null references classes,
  exam_id uuid not null,
  exam_kind text not null check (exam_kind in ('CONTENT', 'PRACTICE_EXAM')),
  opens_at timestamptz,
  due_at timestamptz,
  late text not null check (late in ('ACCEPT', 'CLOSE')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A content that left the bin for good takes its assignments along.
  exam_as_content uuid references contents on delete cascade
    generated always as (case when exam_kind = 'CONTENT' then exam_id end) stored,
  exam_as_practice_exam uuid references practice_exams
    generated always as (case when exam_kind = 'PRACTICE_EXAM' then exam_id end) stored,
  unique (class_id, exam_id),
  constraint assignments_moments check (due_at > opens_at)
);
comment on table assignments is 'The contents and practice exams that classes were given.';
comment on column assignments.exam_id is 'The practice exam, or the content, which may be a lesson without questions.';
comment on column assignments.opens_at is 'Null: open from the start.';
comment on column assignments.due_at is 'Null: never due.';
comment on column assignments.late is 'Late work is accepted, or the assignment closes.';
create index assignments_exam on assignments (exam_id);
create index assignments_content on assignments (exam_as_content) where exam_as_content is not null;
create index assignments_practice_exam on assignments (exam_as_practice_exam) where exam_as_practice_exam is not null;

create table assignment_extensions (
  assignment_id uuid not null references assignments on delete cascade,
  user_id uuid not null references users on delete cascade,
  extended_to timestamptz not null,
  primary key (assignment_id, user_id)
);
comment on table assignment_extensions is 'Later due moments that teachers gave to students.';
create index assignment_extensions_user on assignment_extensions (user_id);

-- A class has at most 300 assignments (product.md DUE1).
create function refuse_assignments_over_limit() returns trigger language plpgsql as $$
  begin
    -- Two transactions do not both take the last place.
    perform from classes where id in (select class_id from added) order by id for no key update;
    if exists (
      select from assignments where class_id in (select class_id from added)
      group by class_id having count(*) > 300
    ) then
      raise exception 'too many assignments' using errcode = 'check_violation', constraint = 'assignments_of_class';
    end if;
    return null;
  end $$;

create trigger assignments_limit after insert on assignments
  referencing new table as added
  for each statement execute function refuse_assignments_over_limit();
