-- One table for the sign-ins that have begun at any provider: each is bound to its browser and ends with its first answer.
create table identity.provider_sign_ins (
  state_hash bytea primary key,
  provider text not null,
  browser_hash bytea not null,
  redirect_uri text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);

-- Its sign-ins last ten minutes and can be repeated. An older version can't sign in with LinkedIn on this database.
drop table identity.linkedin_sign_ins;
