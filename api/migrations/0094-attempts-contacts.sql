-- When the server heard from a device during an attempt with a deadline: one row for a time without a silence
-- of more than 30 seconds. Whether a device was offline when it claims an answer is decided by these rows.
create table attempt_contacts (
  attempt_id uuid not null references attempts,
  device_id uuid not null,
  since timestamptz not null,
  until timestamptz not null,
  primary key (attempt_id, device_id, since),
  check (since <= until)
);
