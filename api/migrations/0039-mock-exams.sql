create table mock_exam_events (
  id uuid primary key default uuidv7(),
  number integer not null unique generated always as identity,
  title text not null,
  starts_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table mock_exam_events is 'The days of a mock exam on paper.';
comment on column mock_exam_events.number is 'In the codes of its answer cards.';

create index mock_exam_events_title_parts on mock_exam_events using gin (plain(title) gin_trgm_ops);

create table mock_exam_days (
  mock_exam_id uuid not null references mock_exam_events on delete cascade,
  day smallint not null check (day between 1 and 4),
  practice_exam_id uuid not null references practice_exams,
  question_ids uuid[] not null check (cardinality(question_ids) between 1 and 90),
  primary key (mock_exam_id, day),
  unique (mock_exam_id, practice_exam_id)
);
comment on table mock_exam_days is 'The practice exam of each day of an event.';
comment on column mock_exam_days.question_ids is 'The lines of the answer card, as the event was planned: printed cards stay right.';
create index mock_exam_days_practice_exam on mock_exam_days (practice_exam_id);

create table mock_exam_classes (
  mock_exam_id uuid not null references mock_exam_events on delete cascade,
  class_id uuid not null references classes,
  primary key (mock_exam_id, class_id)
);
comment on table mock_exam_classes is 'The classes whose students take part in an event.';
create index mock_exam_classes_class on mock_exam_classes (class_id);

create table mock_exam_people (
  mock_exam_id uuid not null references mock_exam_events on delete cascade,
  number integer not null check (number > 0),
  -- The withdrawal of an invitation deletes the user.
  user_id uuid not null references users on delete cascade,
  primary key (mock_exam_id, number),
  unique (mock_exam_id, user_id)
);
comment on table mock_exam_people is 'The students who have an answer card for an event. A number is not given to anybody else, because it is printed.';
create index mock_exam_people_user on mock_exam_people (user_id);
