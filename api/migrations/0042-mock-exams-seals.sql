create table mock_exam_seals (
  mock_exam_id uuid not null,
  day smallint not null,
  opening_code text not null check (opening_code ~ '^[A-Z]{12}$'),
  content_key bytea not null check (octet_length(content_key) = 32),
  salt bytea not null,
  rounds integer not null,
  wrapped_key bytea not null,
  content bytea not null check (octet_length(content) <= 20000000),
  sealed_at timestamptz not null,
  started_at timestamptz check (started_at >= sealed_at),
  primary key (mock_exam_id, day),
  foreign key (mock_exam_id, day) references mock_exam_days on delete cascade
);
-- Encrypted bytes do not get smaller.
alter table mock_exam_seals alter column content set storage external;
comment on table mock_exam_seals is 'The exam of a day, encrypted for phones that have it before the start.';
comment on column mock_exam_seals.content_key is 'Opens the content. A device gets it after the start.';
comment on column mock_exam_seals.wrapped_key is 'The key of the content, encrypted by a key from the opening code.';
