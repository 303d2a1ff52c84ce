create table lives (
  id uuid primary key default uuidv7(),
  title text not null,
  short_description text not null,
  live_url text not null,
  thumb_url text,
  starts_at timestamptz,
  ends_at timestamptz,
  recording_url text,
  instructors uuid[] not null default '{}',
  storage_id text not null,
  is_active boolean not null default false,
  is_deleted boolean not null default false,
  sequence integer not null default 0,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  file_names text[] generated always as (
    file_names_in(live_url || ' ' || coalesce(thumb_url, '') || ' ' || coalesce(recording_url, ''))) stored,
  check (ends_at > starts_at)
);
comment on table lives is 'The live sessions.';
comment on column lives.sequence is 'Of the calendar entry (RFC 5545), incremented by what a calendar shows.';
comment on column lives.cancelled_at is 'Since then calendar feeds tell that it is cancelled.';

create index lives_title_parts on lives using gin (plain(title) gin_trgm_ops);
create index lives_starts on lives (starts_at) where is_active and not is_deleted;
create index lives_file_names on lives using gin (file_names);
create index lives_words on lives using gin (document_words(title || ' ' || short_description));
create index lives_spelling on lives using gin (
  plain(title || ' ' || short_description) gin_trgm_ops);
create index lives_instructors on lives using gin (instructors);

create trigger lives_lock_files after insert or update on lives
  for each row when (new.file_names <> '{}') execute function lock_named_files();
create trigger record_public_change after insert or update or delete on lives
  for each statement execute function record_public_change();

create table live_terms (
  live_id uuid not null references lives on delete cascade,
  term_id uuid not null references terms,
  primary key (live_id, term_id)
);
comment on table live_terms is 'The categories, levels and skills of a live session.';

create index live_terms_term on live_terms (term_id);

create trigger record_public_change after insert or update or delete on live_terms
  for each statement execute function record_public_change();

create table live_attendances (
  user_id uuid not null references users,
  live_id uuid not null references lives,
  attended_at timestamptz not null,
  primary key (user_id, live_id)
);
comment on table live_attendances is 'The users who were at a live session.';

create index live_attendances_live on live_attendances (live_id);

create table live_reminders (
  user_id uuid not null references users,
  live_id uuid not null references lives on delete cascade,
  asked_at timestamptz not null,
  primary key (user_id, live_id)
);
comment on table live_reminders is 'The users who asked to be reminded of a live session.';

create index live_reminders_live on live_reminders (live_id);

create table live_calendar_feeds (
  user_id uuid primary key references users,
  secret text not null unique,
  created_at timestamptz not null default now()
);
comment on table live_calendar_feeds is
  'The secret in the address of the calendar feed of a learner; the feed has public live sessions only.';
