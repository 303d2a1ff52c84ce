create table mock_exam_readings (
  mock_exam_id uuid not null,
  id uuid not null,
  number integer not null,
  day smallint not null,
  color smallint not null check (color between 0 and 3),
  answers jsonb not null,
  doubts jsonb not null,
  quality double precision not null check (quality between 0 and 1),
  state text not null check (state in ('NEW', 'SAME', 'CHANGED', 'CONFLICT')),
  changed smallint[] not null,
  replaces uuid,
  read_by uuid not null references users,
  read_at timestamptz not null,
  received_at timestamptz not null,
  primary key (mock_exam_id, id),
  foreign key (mock_exam_id, number) references mock_exam_people on delete cascade,
  foreign key (mock_exam_id, day) references mock_exam_days on delete cascade
);
comment on table mock_exam_readings is 'The answers of answer cards, as photographs and people have read them. Rows are only added.';
comment on column mock_exam_readings.id is 'Made by the device: a repeated reading has the same id.';
comment on column mock_exam_readings.number is 'Of the person in the event.';
comment on column mock_exam_readings.color is 'The booklet, whose order the numbers of the lines have.';
comment on column mock_exam_readings.answers is 'The option or "double" by number of the question; blank lines are missing.';
comment on column mock_exam_readings.doubts is 'The lines at which a person should look, with the options seen and the proposal.';
comment on column mock_exam_readings.changed is 'The lines that differ from what was read before.';
comment on column mock_exam_readings.replaces is 'The reading before, in place of which a person has decided this one.';
comment on column mock_exam_readings.read_at is 'By the clock of the device, no later than received_at.';

create index mock_exam_readings_card on mock_exam_readings (mock_exam_id, number, day);
create index mock_exam_readings_read_by on mock_exam_readings (read_by);

create table mock_exam_cards (
  mock_exam_id uuid not null,
  number integer not null,
  day smallint not null,
  color smallint not null,
  reading_id uuid not null,
  answers jsonb not null,
  doubts smallint[] not null,
  is_conflict boolean not null,
  read_by uuid not null references users,
  read_at timestamptz not null,
  attempt_id uuid references attempts,
  is_waiting boolean not null,
  primary key (mock_exam_id, number, day),
  foreign key (mock_exam_id, reading_id) references mock_exam_readings (mock_exam_id, id) on delete cascade,
  foreign key (mock_exam_id, number) references mock_exam_people on delete cascade
);
comment on table mock_exam_cards is 'The answer cards that were read, one of a person and day, with the answers that count.';
comment on column mock_exam_cards.color is 'The booklet, whose order the numbers of the lines have.';
comment on column mock_exam_cards.reading_id is 'The last reading.';
comment on column mock_exam_cards.doubts is 'The numbers of the lines at which a person should look.';
comment on column mock_exam_cards.is_conflict is 'Two readings differ in lines without a doubt: a person has to decide.';
comment on column mock_exam_cards.read_by is 'Of the reading that has changed the answers last.';
comment on column mock_exam_cards.attempt_id is 'The attempt with these answers; null: there is none yet.';
comment on column mock_exam_cards.is_waiting is 'The attempt does not have these answers yet.';

create index mock_exam_cards_waiting on mock_exam_cards (mock_exam_id, number, day) where is_waiting;
create index mock_exam_cards_reading on mock_exam_cards (mock_exam_id, reading_id);
create index mock_exam_cards_attempt on mock_exam_cards (attempt_id);
create index mock_exam_cards_read_by on mock_exam_cards (read_by);

alter table attempts
  add column read_at timestamptz,
  add column read_by uuid references users;
create index attempts_read_by on attempts (read_by) where read_by is not null;
comment on column attempts.read_at is 'Of an attempt on paper: when its answer card was read; null: an attempt on a device.';
comment on column attempts.read_by is 'The reader of the answer card.';
