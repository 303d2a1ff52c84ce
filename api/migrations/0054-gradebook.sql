create table gradebook_rules (
  class_id uuid not null references classes,
  revision integer not null check (revision > 0),
  rules jsonb not null,
  changed_at timestamptz not null,
  changed_by uuid not null references users,
  primary key (class_id, revision)
);
comment on table gradebook_rules is 'The rules of the grade books of classes, one row for a change. The last one counts.';
comment on column gradebook_rules.rules is 'As domain/src/gradebook/gradebook-rules.ts describes them.';
create index gradebook_rules_changed_by on gradebook_rules (changed_by);

create table gradebook_marks (
  class_id uuid not null references classes,
  user_id uuid not null references users,
  column_id text not null check (length(column_id) <= 64),
  number integer not null check (number > 0),
  value numeric check (value between 0 and 10 and scale(value) <= 2),
  reason text check (length(reason) <= 200),
  marked_at timestamptz not null,
  marked_by uuid not null references users,
  primary key (class_id, user_id, column_id, number)
);
comment on table gradebook_marks is
  'The marks of students in the columns of grade books. Rows are only added; the last number of a cell counts.';
comment on column gradebook_marks.column_id is 'The id that the rules give to a column. Its marks remain without the column.';
comment on column gradebook_marks.value is 'With the decimals that were typed. Null: the mark was taken away.';
comment on column gradebook_marks.reason is 'In words. Emptied with the account of the student.';
create index gradebook_marks_user on gradebook_marks (user_id);
create index gradebook_marks_marked_by on gradebook_marks (marked_by);

create table gradebook_closings (
  class_id uuid not null references classes,
  term text not null check (length(term) <= 80),
  number integer not null check (number > 0),
  is_closed boolean not null,
  changed_at timestamptz not null,
  changed_by uuid not null references users,
  primary key (class_id, term, number)
);
comment on table gradebook_closings is
  'The closings and openings of terms of grade books. Rows are only added; the last number of a term counts.';
create index gradebook_closings_changed_by on gradebook_closings (changed_by);
