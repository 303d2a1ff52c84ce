-- What people answered when they were asked whether they may be measured: each answer, as of the
-- version of the question.
create table consents (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  purpose text not null check (purpose in ('ANALYTICS')),
  version integer not null,
  is_given boolean not null,
  said_at timestamptz not null
);
create index consents_user on consents (user_id, purpose, id);

-- The mailed code by which somebody confirms that their account shall go.
create table deletion_codes (
  user_id uuid primary key references users,
  digest bytea not null,
  expires_at timestamptz not null,
  tries_left integer not null
);

-- Whose personal data an administrator looked at, one row a look.
create table data_reads (
  id uuid primary key default uuidv7(),
  what text not null check (what in ('LIST', 'SEARCH', 'PROFILE', 'DOCUMENTS', 'EXPORT')),
  by_user_id uuid not null references users,
  user_ids uuid[] not null,
  read_at timestamptz not null
);
create index data_reads_users on data_reads using gin (user_ids);
