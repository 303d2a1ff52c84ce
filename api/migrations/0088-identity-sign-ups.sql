-- A sign-up waits here until its address is verified; it creates no account. The browser that asked for it has the nonce.
create table identity.sign_ups (
  nonce_hash bytea primary key,
  email text not null,
  name text not null,
  -- Hashed.
  password text not null,
  expires_at timestamptz not null
);
create index sign_ups_email on identity.sign_ups (email);
create index sign_ups_expiry on identity.sign_ups (expires_at);

-- The one valid code of an address; it is derived from the seed and the secret of the identity.
create table identity.codes (
  email text primary key,
  seed bytea not null,
  expires_at timestamptz not null
);

-- Unverified accounts let nobody in, and held whatever password the last sign-up had.
delete from identity."user" where not "emailVerified";
delete from identity.verification;
