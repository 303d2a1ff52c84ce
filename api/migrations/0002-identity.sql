-- The tables of the embedded identity service, in a schema of its own: those of better-auth as it expects them
-- (api/src/platform/auth/identity), then our own. The rest of the product knows an account as a row of `users`, by its
-- provider id.

create schema identity;

create table identity."user" (
  id text primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
comment on table identity."user" is
  'The embedded accounts; the product knows them as users by their provider id (better-auth).';

create table identity.session (
  id text primary key,
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references identity."user" on delete cascade
);
comment on table identity.session is 'The sessions of embedded accounts; an account keeps its newest 50 (better-auth).';

create index "session_userId_idx" on identity.session ("userId");

-- Each sign-in begins a session, and sign-ins with the right password have no limit: an account keeps its newest 50
-- sessions.
create function identity.end_oldest_sessions() returns trigger
  language plpgsql as $$
  begin
    delete from identity.session where id in (
      select id from identity.session where "userId" = new."userId"
      order by "createdAt" desc, id desc offset 50);
    return null;
  end $$;

create trigger session_limit after insert on identity.session
  for each row execute function identity.end_oldest_sessions();

create table identity.account (
  id text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references identity."user" on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null,
  -- better-auth does not ask for this constraint, and would create two rows in a race.
  unique ("providerId", "accountId")
);
comment on table identity.account is 'The passwords and sign-in providers of embedded accounts (better-auth).';

create index "account_userId_idx" on identity.account ("userId");

create table identity.verification (
  id text primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
comment on table identity.verification is 'The e-mailed codes of better-auth.';

create index verification_identifier_idx on identity.verification (identifier);

create table identity.jwks (
  id text primary key,
  "publicKey" text not null,
  "privateKey" text not null,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz,
  alg text,
  crv text
);
comment on table identity.jwks is 'The keys that sign tokens; private keys are encrypted (better-auth).';

create table identity.sign_ups (
  nonce_hash bytea primary key,
  email text not null,
  name text not null,
  password text not null,
  expires_at timestamptz not null
);
comment on table identity.sign_ups is 'Sign-ups whose address is not verified yet; they create no account.';
comment on column identity.sign_ups.nonce_hash is 'The hash of a value that only the browser of the sign-up has.';
comment on column identity.sign_ups.password is 'Hashed.';

create index sign_ups_email on identity.sign_ups (email);
create index sign_ups_expiry on identity.sign_ups (expires_at);

create table identity.codes (
  email text primary key,
  seed bytea not null,
  expires_at timestamptz not null
);
comment on table identity.codes is
  'The one valid verification code of an address; it is derived from the seed and the secret of the identity.';

-- The columns and their order are those of rate-limiter-flexible (api/src/platform/auth/identity/identity-limits.ts).
create table identity.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
comment on table identity.rate_limits is
  'Failed sign-ins, counted by rate-limiter-flexible for all processes. Keys are hashes of addresses.';
comment on column identity.rate_limits.expire is 'Milliseconds since 1970.';

create table identity.provider_sign_ins (
  state_hash bytea primary key,
  provider text not null,
  browser_hash bytea not null,
  redirect_uri text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
comment on table identity.provider_sign_ins is
  'Sign-ins that have begun at a provider: each is bound to its browser and ends with its first answer.';
