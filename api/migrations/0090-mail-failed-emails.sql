-- E-mails of jobs (invitations, reminders, renewals) that could not be sent. A row is deleted when the
-- e-mail has been sent. While next_attempt_at is in the future the e-mail is not tried; null: given up.
create table failed_emails (
  kind text not null,
  -- Identifies the e-mail among those of its kind.
  key text not null,
  user_id uuid not null references users (id),
  attempts integer not null check (attempts > 0),
  first_failed_at timestamptz not null,
  last_failed_at timestamptz not null,
  next_attempt_at timestamptz,
  reason text not null,
  primary key (kind, key)
);
create index failed_emails_user on failed_emails (user_id);
create index failed_emails_latest on failed_emails (last_failed_at, kind, key);
