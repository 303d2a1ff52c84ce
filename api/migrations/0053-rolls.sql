create table roll_marks (
  id uuid primary key default uuidv7(),
  class_id uuid not null references classes,
  day date not null,
  user_id uuid not null references users,
  state text not null check (state in ('PRESENT', 'ABSENT', 'LATE', 'JUSTIFIED')),
  marked_at timestamptz not null,
  marked_by uuid not null references users,
  received_at timestamptz not null,
  check (marked_at <= received_at)
);
comment on table roll_marks is
  'The marks of students in the roll calls of classes. They are never changed: of a student and a day the latest counts.';
comment on column roll_marks.day is 'Of the zone of the class.';
comment on column roll_marks.marked_at is 'The moment of the choice on the device: the latest counts.';
comment on column roll_marks.received_at is 'Later than marked_at after a time without a network.';
create index roll_marks_latest on roll_marks (class_id, day, user_id, marked_at desc, id desc);
create index roll_marks_user on roll_marks (user_id);
create index roll_marks_marked_by on roll_marks (marked_by);
