create table job_emails (
  kind text not null,
  key text not null,
  user_id uuid not null references users on delete cascade,
  claimed_at timestamptz,
  sent_at timestamptz,
  attempts integer not null default 0 check (attempts >= 0),
  first_failed_at timestamptz,
  last_failed_at timestamptz,
  next_attempt_at timestamptz,
  reason text check (length(reason) <= 300),
  primary key (kind, key),
  check ((last_failed_at is null) = (reason is null))
);
comment on table job_emails is 'The e-mails of jobs that a process has claimed, sent or failed to send; each is sent once.';
comment on column job_emails.key is 'Identifies the e-mail among those of its kind.';
comment on column job_emails.claimed_at is
  'A process sends the e-mail; the claim of a process that died ends after ten minutes.';
comment on column job_emails.attempts is 'Failed attempts.';
comment on column job_emails.next_attempt_at is 'Of a failed e-mail: not tried before; null: given up.';
comment on column job_emails.reason is 'The words of the mail server.';

create index job_emails_user on job_emails (user_id);
create index job_emails_failed on job_emails (last_failed_at, kind, key) where last_failed_at is not null;
