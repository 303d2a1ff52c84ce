-- Who answers for somebody under 18, and whether they confirmed it by the link in the letter.
create table guardians (
  user_id uuid primary key references users,
  email text not null,
  token_digest bytea unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
