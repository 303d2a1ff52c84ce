-- Refunds of payments, whole or in part, by the school or by the subscriber. The ledger has the facts that the payment
-- service tells; this table has the requests, so that no more goes back than was paid.
create table refunds (
  id uuid primary key default uuidv7(),
  charge_id uuid not null references charges on delete cascade,
  user_id uuid not null references users on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  -- Nothing of the payment is left after it.
  is_rest boolean not null,
  is_by_school boolean not null,
  reason text,
  by_user_id uuid references users on delete set null,
  requested_at timestamptz not null,
  claimed_at timestamptz,
  -- The payment service accepted it; or refused it for good.
  sent_at timestamptz,
  refused_at timestamptz,
  email_claimed_at timestamptz,
  email_sent_at timestamptz
);
create index refunds_charge on refunds (charge_id);
create index refunds_user on refunds (user_id);
create index refunds_by_user on refunds (by_user_id);
-- A subscriber gets a payment back once.
create unique index refunds_own on refunds (charge_id) where not is_by_school and refused_at is null;
create index refunds_unsent on refunds (requested_at) where sent_at is null and refused_at is null;
create index refunds_unsent_emails on refunds (sent_at) where sent_at is not null and email_sent_at is null;

-- The amount of a refund; null of other facts, and of refunds of a whole payment from before.
alter table access_entries add column amount_cents integer,
  drop constraint access_entries_kind_check,
  add constraint access_entries_kind_check check (kind in (
    'PAYMENT_CONFIRMED', 'PAYMENT_REFUSED', 'PAYMENT_EXPIRED', 'RENEWAL_FAILED', 'CANCELLED',
    'REFUNDED', 'PARTLY_REFUNDED', 'CHARGED_BACK', 'CHARGEBACK_REVERSED', 'GRANTED_BY_ADMIN', 'REVOKED_BY_ADMIN',
    'OVERRIDE_UNDONE_BY_ADMIN'));
