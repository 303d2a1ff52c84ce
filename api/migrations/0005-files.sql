create table files (
  id uuid primary key default uuidv7(),
  -- A stored file may be part of a course when its owner leaves; an unfinished upload is removed later.
  owner_id uuid references users on delete set null,
  state text not null default 'WAITING' check (state in ('WAITING', 'STORED')),
  content_type text not null,
  size integer not null,
  url text,
  width integer,
  height integer,
  -- Kept, because a repeated request to finish an upload answers the same.
  notice text check (length(notice) <= 500),
  unused_since timestamptz,
  created_at timestamptz not null default now(),
  name text generated always as (substring(url from '^/files/([a-z0-9]{1,64})')) stored,
  check ((state = 'STORED') = (url is not null))
);
comment on table files is 'The uploads of users, from the ticket to the stored file.';
comment on column files.state is 'WAITING for its bytes, or STORED.';
comment on column files.size is 'Bytes.';
comment on column files.notice is 'The parts of the sent file that the stored one lacks, in Portuguese.';
comment on column files.unused_since is 'When the removal of unused files first found that nothing names the file.';
comment on column files.name is 'The hash of the bytes, which all widths of an image share.';

create index files_owner on files (owner_id);
create index files_waiting on files (created_at) where state = 'WAITING';
create index files_name on files (name);
create index files_unused on files (unused_since) where unused_since is not null;

create table upload_quotas (
  user_id uuid not null references users on delete cascade,
  day date not null,
  bytes bigint not null,
  primary key (user_id, day)
);
comment on table upload_quotas is
  'The bytes for which a user has requested uploads on a São Paulo day, counted across processes.';

create index upload_quotas_day on upload_quotas (day);

-- Tables whose texts name stored files have these names in a column: the removal of unused files and the access to paid
-- files are decided by its index. A file is named by the hash in its URL: '/files/0a1b-640.webp' has the name '0a1b' in all
-- its widths. Generated columns and triggers hold for every statement that writes.

create function file_names_in(text) returns text[]
  language sql immutable parallel safe
  return coalesce(
    (select array_agg(distinct matches.found[1])
      from regexp_matches($1, '/files/([a-z0-9]{1,64})', 'g') as matches(found)),
    '{}'::text[]);

-- A transaction that names a file locks its row until its end. The removal of unused files locks the row first and then
-- looks for references, so it sees each of them or the transaction waits for it.
create function lock_named_files() returns trigger
  language plpgsql as $$
  begin
    perform from files where name = any (new.file_names) for key share;
    return null;
  end $$;

create function lock_profile_picture() returns trigger
  language plpgsql as $$
  begin
    perform from files where name = any (file_names_in(new.profile_picture)) for key share;
    return null;
  end $$;

create trigger users_lock_files after insert or update of profile_picture on users
  for each row when (new.profile_picture like '/files/%') execute function lock_profile_picture();
