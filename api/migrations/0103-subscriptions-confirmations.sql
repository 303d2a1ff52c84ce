-- The e-mail that confirms a payment, sent once. Payments made before get none.
alter table charges
  add column confirmation_claimed_at timestamptz,
  add column confirmation_sent_at timestamptz;
update charges set confirmation_sent_at = now()
where exists (select from access_entries
  where access_entries.charge_id = charges.id and access_entries.kind = 'PAYMENT_CONFIRMED');
-- Finds the recent payments.
create index access_entries_payments on access_entries (at) where kind = 'PAYMENT_CONFIRMED';
