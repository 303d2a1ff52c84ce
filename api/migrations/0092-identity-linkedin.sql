-- Sign-ins that have begun at LinkedIn: each is bound to its browser and ends with its first answer.
create table identity.linkedin_sign_ins (
  state_hash bytea primary key,
  browser_hash bytea not null,
  redirect_uri text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
