-- The access that the school gave to a user, as the ledger has it, for the list of subscriptions.
alter table users add column granted_from timestamptz, add column granted_until timestamptz;
-- No override was undone before this migration.
update users set granted_from = given.at, granted_until = given.ends_at
from (
  select distinct on (granted.user_id) granted.user_id, granted.at,
    least(coalesce(granted.until, 'infinity'), (select min(revoked.at) from access_entries revoked
      where revoked.user_id = granted.user_id and revoked.kind = 'REVOKED_BY_ADMIN'
        and revoked.at >= granted.at)) as ends_at
  from access_entries granted where granted.kind = 'GRANTED_BY_ADMIN'
  order by granted.user_id, ends_at desc
) given where given.user_id = users.id;
create index users_granted on users (id) where granted_until is not null;
