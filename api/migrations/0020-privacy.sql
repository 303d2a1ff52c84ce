create table consents (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  purpose text not null check (purpose = 'ANALYTICS'),
  version integer not null,
  is_given boolean not null,
  said_at timestamptz not null
);
comment on table consents is
  'The answers of users to the question whether their visits may be measured, as of the version of the question.';

create index consents_user on consents (user_id, purpose, id);

create table deletion_codes (
  user_id uuid primary key references users,
  digest bytea not null,
  expires_at timestamptz not null,
  attempts_left integer not null
);
comment on table deletion_codes is 'The e-mailed code by which a user confirms the deletion of the account.';
comment on column deletion_codes.digest is 'The hash of the code.';

create table data_reads (
  id uuid primary key default uuidv7(),
  what text not null
    check (what in (
      'LIST', 'SEARCH', 'PROFILE', 'DOCUMENTS', 'EMAIL_CHANGE', 'EXTRA_TIME', 'STUDIES', 'ANSWERS', 'SUBSCRIPTION',
      'READS', 'EXPORT')),
  by_user_id uuid not null references users,
  user_ids uuid[] not null,
  of_exam_id uuid,
  read_at timestamptz not null,
  constraint data_reads_exam check ((of_exam_id is not null) = (what = 'ANSWERS'))
);
comment on table data_reads is 'The audit log of personal data that administrators looked at, one row for a look.';
comment on column data_reads.user_ids is 'The people who were shown.';
comment on column data_reads.of_exam_id is 'The exam whose answers were shown.';

create index data_reads_users on data_reads using gin (user_ids);
-- One entry of an administrator about a person, an exam and a São Paulo day.
create unique index data_reads_answers
  on data_reads (by_user_id, user_ids, of_exam_id, ((read_at at time zone 'America/Sao_Paulo')::date))
  where of_exam_id is not null;

create table guardians (
  user_id uuid primary key references users,
  email text not null,
  token_digest bytea unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
comment on table guardians is 'The guardian of a user under 18, who confirms by a link in an e-mail.';
comment on column guardians.token_digest is 'The hash of the token of the link.';

-- The number of requests to an address is limited.
create index guardians_email on guardians (email, asked_at);
