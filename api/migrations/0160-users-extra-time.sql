-- The right of a person to more time in exams, in percent of the time limit. Each change is a row; the last one holds.
create table extra_times (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  percent integer not null check (percent between 0 and 200),
  set_by uuid not null references users,
  set_at timestamptz not null
);
create index extra_times_user on extra_times (user_id, id);

-- A kind of data in the access audit log.
alter table data_reads drop constraint data_reads_what_check;
alter table data_reads add constraint data_reads_what_check check (what in (
  'LIST', 'SEARCH', 'PROFILE', 'DOCUMENTS', 'EXTRA_TIME', 'STUDIES', 'SUBSCRIPTION', 'READS', 'EXPORT'));
