create table assignment_reminders (
  assignment_id uuid not null references assignments on delete cascade,
  day date not null,
  reminded_at timestamptz not null,
  students_qtd integer not null,
  primary key (assignment_id, day),
  constraint assignment_reminders_students check (students_qtd > 0)
);
comment on table assignment_reminders is 'The days on which teachers had the students of an assignment reminded.';
comment on column assignment_reminders.day is 'Of the zone of the class.';

create table assignment_reminder_emails (
  assignment_id uuid not null references assignments on delete cascade,
  user_id uuid not null references users on delete cascade,
  reminded_at timestamptz not null,
  primary key (assignment_id, user_id)
);
comment on table assignment_reminder_emails is 'The reminders of assignments that students are to get; a sent one is deleted.';
create index assignment_reminder_emails_user on assignment_reminder_emails (user_id);
create index assignment_reminder_emails_reminded_at on assignment_reminder_emails (reminded_at);
