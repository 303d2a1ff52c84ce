create table users (
  id uuid primary key default uuidv7(),
  provider text not null default 'sabia',
  provider_id text not null,
  email text not null,
  email_verified boolean not null default false,
  is_invited boolean not null default false,
  name text not null,
  role text not null default 'LEARNER' check (role in ('LEARNER', 'ADMIN')),
  blocked_at timestamptz,
  closed_at timestamptz,
  has_left_as_administrator boolean not null default false,
  sessions_valid_from timestamptz,
  -- Both null for invited users and for users of other identity services.
  terms_version integer,
  terms_accepted_at timestamptz,
  access_until timestamptz,
  granted_from timestamptz,
  granted_until timestamptz,
  level text,
  level_attempt_id uuid,
  leveling_exam_completed boolean not null default false,
  classroom_role text check (classroom_role in ('STUDENT', 'MONITOR', 'TEACHER')),
  classroom_role_active boolean not null default false,
  classroom_mode_type text check (classroom_mode_type in ('ONLINE', 'IN_PERSON', 'HYBRID')),
  -- A stored file, or the picture of a sign-in provider (domain/src/users/profile-picture.ts).
  profile_picture text
    constraint users_profile_picture_host
    check (profile_picture ~* '^(/files/|https://([a-z0-9-]+\.)*(googleusercontent\.com|licdn\.com)/)'),
  -- Personal data in no list, here and below: digits only, without punctuation.
  phone text check (phone ~ '^\d{11}$'),
  whatsapp text check (whatsapp ~ '^\d{11}$'),
  cpf text check (cpf ~ '^\d{11}$'),
  birth_date date,
  postal_code text check (postal_code ~ '^\d{8}$'),
  street text,
  number text,
  complement text,
  neighborhood text,
  city text,
  state text check (length(state) = 2),
  counts_in_figures boolean not null default false,
  is_tallied boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Stored, because a list of a hundred thousand users would spend its time on these functions and on comparing names by
  -- ICU.
  plain_name text generated always as (plain(name)) stored,
  sought text generated always as (plain(name) || ' ' || plain(email)) stored,
  -- Figures count the study of an administrator only if the administrator chose it.
  is_counted boolean not null generated always as (
    (role <> 'ADMIN' and not has_left_as_administrator) or counts_in_figures) stored,
  -- Two identity services may give the same id to two people.
  constraint users_identity unique (provider_id, provider),
  check (not (is_invited and email_verified))
);
comment on table users is
  'The people of the school: learners and administrators. A deleted account keeps its row without anything personal.';
comment on column users.provider is 'The identity service: sabia is the embedded one, others go by their issuer.';
comment on column users.provider_id is 'The id of the person at the identity service.';
comment on column users.is_invited is 'An administrator entered the person, who has not signed in yet.';
comment on column users.blocked_at is 'A blocked user cannot sign in.';
comment on column users.closed_at is 'The account was deleted.';
comment on column users.has_left_as_administrator is 'The study counts in no figure after the deletion either.';
comment on column users.sessions_valid_from is 'Tokens from before are refused.';
comment on column users.terms_version is 'The revision of the school with the accepted terms of use.';
comment on column users.access_until is 'The end of the access, as the ledger has it; infinity: without an end, null: none.';
comment on column users.granted_from is 'The access that the school gave, as the ledger has it.';
comment on column users.level is 'The id of a level, or null.';
comment on column users.level_attempt_id is 'The attempt at the leveling exam that has set the level; null: a person has.';
comment on column users.counts_in_figures is 'An administrator chose that the own study counts.';
comment on column users.is_tallied is 'The value of is_counted that the tallies go by.';

create index users_email on users (lower(email));
create index users_admins on users (role) where role = 'ADMIN';
create index users_sought on users using gin (sought gin_trgm_ops);
create index users_plain_name on users (plain_name, id);
-- An unverified address can belong to several accounts. A verified one belongs to one account, and an invitation to one
-- more, until it is accepted.
create unique index users_email_verified on users (lower(email)) where email_verified;
create unique index users_email_invited on users (lower(email)) where is_invited;
create index users_file_names on users (substring(profile_picture from '^/files/([a-z0-9]{1,64})'))
  where profile_picture is not null;
create index users_uncounted on users (id) where not is_counted;
create index users_recounted on users (id) where is_tallied <> is_counted;
create index users_level_attempt on users (level_attempt_id) where level_attempt_id is not null;
create index users_granted on users (id) where granted_until is not null;

create table closed_identities (
  digest bytea not null,
  closed_at timestamptz not null
);
comment on table closed_identities is
  'Digests of the identities of deleted accounts, because a token outlives its account by up to an hour.';

create index closed_identities_digest on closed_identities (digest);

create table invitations (
  user_id uuid primary key references users on delete cascade,
  invited_at timestamptz not null,
  token_digest bytea,
  token_expires_at timestamptz
);
comment on table invitations is 'The e-mail that invites a user, sent once.';
comment on column invitations.token_digest is 'The hash of the token of its link.';

create unique index invitations_token on invitations (token_digest);

create table email_changes (
  user_id uuid primary key references users on delete cascade,
  email text not null check (length(email) <= 254),
  -- SHA-256 of the token in the link.
  token_digest bytea not null,
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table email_changes is
  'A new e-mail of an account that an administrator has asked for, until its owner confirms it by the link.';

create unique index email_changes_token on email_changes (token_digest);
create index email_changes_asked_by on email_changes (asked_by);

create table extra_times (
  id bigint primary key generated always as identity,
  user_id uuid not null references users on delete cascade,
  percent integer not null check (percent between 0 and 200),
  set_by uuid not null references users,
  set_at timestamptz not null
);
comment on table extra_times is 'The right of a person to more time in exams. Each change is a row; the last one holds.';
comment on column extra_times.percent is 'Of the time limit.';

create index extra_times_user on extra_times (user_id, id);
-- The longest extra time that anybody has had delays the key of an exam.
create index extra_times_percent on extra_times (percent);

create table reading_settings (
  user_id uuid primary key references users on delete cascade,
  settings jsonb not null,
  updated_at timestamptz not null
);
comment on table reading_settings is 'The typeface, size, spacing and width in which a user reads lessons.';

create table user_imports (
  id uuid primary key default uuidv7(),
  by_user_id uuid references users on delete set null,
  former jsonb not null check (octet_length(former::text) <= 4000000),
  invited_qtd integer not null,
  updated_qtd integer not null,
  undone_at timestamptz,
  created_at timestamptz not null
);
comment on table user_imports is 'The imports of users of the last 30 days, with what their undo needs.';
comment on column user_imports.former is
  'One object for each user: role and classroom before (none for an invited one) and after, and the state of the access.';

create index user_imports_by on user_imports (by_user_id);
