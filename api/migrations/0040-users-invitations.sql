-- Whom an administrator brought in: only who proves the address signs in as them, and until then
-- nobody has. An address is proved by one, or kept for one who is invited.
alter table users add column is_invited boolean not null default false
  check (not (is_invited and email_verified));
drop index users_email_verified;
create unique index users_email_held on users (lower(email)) where email_verified or is_invited;

-- The letter to each of them, sent once.
create table invitations (
  user_id uuid primary key references users on delete cascade,
  invited_at timestamptz not null,
  claimed_at timestamptz,
  sent_at timestamptz
);
create index invitations_unsent on invitations (invited_at) where sent_at is null;
