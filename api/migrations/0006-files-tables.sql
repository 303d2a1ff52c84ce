-- An upload from its ticket on; what was stored is served by its address, without asking here.
create table files (
  id uuid primary key default uuidv7(),
  -- What somebody stored may be part of a course when they leave; what they left unfinished is swept.
  owner_id uuid references users on delete set null,
  state text not null default 'WAITING' check (state in ('WAITING', 'STORED')),
  content_type text not null,
  size integer not null,
  url text,
  width integer,
  height integer,
  created_at timestamptz not null default now(),
  check ((state = 'STORED') = (url is not null))
);

create index files_owner on files (owner_id);
create index files_waiting on files (created_at) where state = 'WAITING';
