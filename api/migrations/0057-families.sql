alter table guardians alter column email drop not null;
alter table guardians
  add column withdrawn_at timestamptz,
  add column stop_at text check (stop_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add check ((email is null) = (withdrawn_at is not null));
comment on column guardians.email is 'Null: the guardian has withdrawn.';
comment on column guardians.withdrawn_at is
  'The guardian has withdrawn; nothing about this person is kept. Null: none has, or the learner has asked another.';
comment on column guardians.stop_at is
  'The wall clock time, HH:MM, from which the site reminds the learner to stop studying, as the guardian set it.';
