-- Who closed their account: what they did stays as numbers, of nobody. The row keeps its id, and
-- nothing of the person.
alter table users add column closed_at timestamptz;

-- A token outlives its account by up to an hour: whoever still brings one is not welcomed as new.
create table closed_identities (
  digest bytea not null,
  closed_at timestamptz not null
);
create index closed_identities_digest on closed_identities (digest);
