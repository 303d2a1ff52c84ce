-- Until when everything is open to somebody: what the ledger of subscriptions comes to. Compared with
-- the moment, it is right at every moment; null is not at all, infinity without an end.
alter table users add column access_until timestamptz;
update users set access_until = 'infinity' where has_active_subscription;
alter table users drop column has_active_subscription;
