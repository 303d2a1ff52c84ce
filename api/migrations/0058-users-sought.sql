-- A listing of a hundred thousand people spends its time on making names plain and on comparing them
-- by ICU: both are done once for each name, when it is written.
alter table users
  add column plain_name text generated always as (plain(name)) stored,
  add column sought text generated always as (plain(name) || ' ' || plain(email)) stored;

drop index users_parts;
create index users_sought on users using gin (sought gin_trgm_ops);
create index users_plain_name on users (plain_name, id);
