create table mock_exam_sheets (
  mock_exam_id uuid not null,
  number integer not null,
  day smallint not null,
  essay smallint not null check (essay between 1 and 8),
  id uuid not null,
  question_id uuid not null references questions,
  url text not null,
  read_by uuid not null references users,
  read_at timestamptz not null,
  file_names text[] generated always as (file_names_in(url)) stored,
  primary key (mock_exam_id, number, day, essay),
  unique (mock_exam_id, id),
  foreign key (mock_exam_id, number) references mock_exam_people on delete cascade,
  foreign key (mock_exam_id, day) references mock_exam_days on delete cascade
);
comment on table mock_exam_sheets is 'The essay sheets that were photographed, one of a person, day and essay.';
comment on column mock_exam_sheets.number is 'Of the person in the event.';
comment on column mock_exam_sheets.essay is 'By the position of the essay in the exam, from 1 on.';
comment on column mock_exam_sheets.id is 'Made by the device: a repeated sheet has the same id.';
comment on column mock_exam_sheets.url is 'The stored picture.';
comment on column mock_exam_sheets.read_at is 'By the clock of the device, no later than its arrival.';

create index mock_exam_sheets_question on mock_exam_sheets (question_id);
create index mock_exam_sheets_read_by on mock_exam_sheets (read_by);
create index mock_exam_sheets_file_names on mock_exam_sheets using gin (file_names);

create trigger mock_exam_sheets_lock_files after insert or update on mock_exam_sheets
  for each row when (new.file_names <> '{}') execute function lock_named_files();
