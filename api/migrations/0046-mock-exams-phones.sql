alter table mock_exam_readings
  add column source text not null default 'PAPER' check (source in ('PAPER', 'PHONE')),
  add column log jsonb,
  add check ((source = 'PHONE') = (log is not null));
comment on column mock_exam_readings.source is 'A paper answer card, or a phone on which a sealed exam was answered.';
comment on column mock_exam_readings.log is 'Of a phone: when the exam was opened, the seconds of its clock, interruptions and the way it ended.';
-- A person hands in the exam of a day once.
create unique index mock_exam_readings_phone on mock_exam_readings (mock_exam_id, number, day) where source = 'PHONE';

alter table mock_exam_cards
  add column source text not null default 'PAPER' check (source in ('PAPER', 'PHONE'));
comment on column mock_exam_cards.source is 'Of the reading that has changed the answers last.';

alter table attempts add column read_source text check (read_source in ('PAPER', 'PHONE'));
update attempts set read_source = 'PAPER' where read_by is not null;
alter table attempts add check ((read_source is null) = (read_at is null)) not valid;
comment on column attempts.read_source is 'Of an attempt with read_at: a paper answer card, or a phone on which a sealed exam was answered.';
