-- Devices number the answers that they send, because their clocks may be wrong.
alter table answers
  add column device_id uuid,
  add column sequence bigint check (sequence > 0),
  add check ((device_id is null) = (sequence is null));
