create table lives (
  id uuid primary key default uuidv7(),
  title text not null,
  short_description text not null,
  live_url text not null,
  thumb_url text,
  starts_at timestamptz,
  ends_at timestamptz,
  recording_url text,
  storage_id text not null,
  is_active boolean not null default false,
  is_deleted boolean not null default false,
  -- Of its calendar entry: raised by what a calendar shows (RFC 5545).
  sequence integer not null default 0,
  -- Since when calendars that may hold it are told that it is cancelled.
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (search_document(title || ' ' || short_description)) stored,
  check (ends_at > starts_at)
);

create index lives_search on lives using gin (search);
create index lives_title_parts on lives using gin (plain(title) gin_trgm_ops);
create index lives_starts on lives (starts_at) where is_active and not is_deleted;

create table live_terms (
  live_id uuid not null references lives on delete cascade,
  term_id uuid not null references terms,
  primary key (live_id, term_id)
);
create index live_terms_term on live_terms (term_id);

create table live_attendances (
  user_id uuid not null references users,
  live_id uuid not null references lives,
  attended_at timestamptz not null,
  primary key (user_id, live_id)
);
create index live_attendances_live on live_attendances (live_id);

-- Who asked to be reminded.
create table live_reminders (
  user_id uuid not null references users,
  live_id uuid not null references lives on delete cascade,
  asked_at timestamptz not null,
  primary key (user_id, live_id)
);
create index live_reminders_live on live_reminders (live_id);

-- Each reminder once: for a start, so that a live that was moved reminds again.
create table live_reminder_mails (
  user_id uuid not null references users,
  live_id uuid not null references lives on delete cascade,
  hours_before integer not null,
  starts_at timestamptz not null,
  claimed_at timestamptz not null,
  sent_at timestamptz,
  primary key (live_id, user_id, hours_before, starts_at)
);

-- The secret in the address of a learner's calendar; whoever has it sees the public lives, nothing more.
create table live_calendar_feeds (
  user_id uuid primary key references users,
  secret text not null unique,
  created_at timestamptz not null default now()
);
