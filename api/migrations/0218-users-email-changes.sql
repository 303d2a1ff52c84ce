-- A new e-mail of an account that its owner has not confirmed yet. One for each user.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  email text not null check (length(email) <= 254),
  -- SHA-256 of the token in the link.
  token_digest bytea not null,
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index email_changes_token on email_changes (token_digest);

-- A request for a change is in the access audit log.
alter table data_reads drop constraint data_reads_what_check;
alter table data_reads add constraint data_reads_what_check check (what in (
  'LIST', 'SEARCH', 'PROFILE', 'DOCUMENTS', 'EMAIL_CHANGE', 'EXTRA_TIME', 'STUDIES', 'ANSWERS', 'SUBSCRIPTION', 'READS',
  'EXPORT'));
