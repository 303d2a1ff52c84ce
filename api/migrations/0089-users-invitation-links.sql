-- An invitation is accepted by the link of its e-mail. Until then its user exists beside one who has signed up with the
-- same address.
drop index users_email_held;
create unique index users_email_verified on users (lower(email)) where email_verified;
create unique index users_email_invited on users (lower(email)) where is_invited;

-- The digest of the token in the last e-mail.
alter table invitations
  add column token_digest bytea,
  add column token_expires_at timestamptz;
create unique index invitations_token on invitations (token_digest);
