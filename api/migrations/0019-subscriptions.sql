create table plans (
  id uuid primary key default uuidv7(),
  name text not null,
  price_cents integer not null check (price_cents between 100 and 10000000),
  period text not null check (period in ('MONTH', 'YEAR')),
  is_active boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table plans is
  'The plans that the school offers. A subscription keeps name and price of the day on which it was made.';

create trigger record_public_change after insert or update or delete on plans
  for each statement execute function record_public_change();

create table subscriptions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  plan_id uuid not null references plans,
  plan_name text not null,
  price_cents integer not null,
  period text not null check (period in ('MONTH', 'YEAR')),
  method text not null check (method in ('CARD', 'PIX', 'BOLETO')),
  payer jsonb not null,
  card_token text,
  renews_at timestamptz,
  created_at timestamptz not null
);
comment on table subscriptions is 'The subscriptions with the plan as it was agreed.';
comment on column subscriptions.payer is 'The person or company of the receipt, and the address.';
comment on column subscriptions.card_token is 'The payment service charges the card by it; the card itself is never stored.';
comment on column subscriptions.renews_at is 'When the next payment is due; null: no renewal.';

create index subscriptions_user on subscriptions (user_id, id);
create index subscriptions_renewal on subscriptions (renews_at) where renews_at is not null;
create index subscriptions_plan on subscriptions (plan_id);

create table charges (
  id uuid primary key default uuidv7(),
  subscription_id uuid not null references subscriptions on delete cascade,
  price_cents integer not null,
  is_renewal boolean not null,
  starts_at timestamptz,
  opened_at timestamptz not null,
  asked_at timestamptz,
  expires_at timestamptz,
  reference text,
  checkout_url text,
  pix_code text,
  boleto_line text,
  boleto_url text
);
comment on table charges is
  'The payments of a subscription that were asked for. The ledger of access has what became of each.';
comment on column charges.starts_at is 'The start of the time that it pays for; null: the moment of the payment.';
comment on column charges.asked_at is 'When the payment service took it; null while the service could not be reached.';
comment on column charges.reference is 'The id of the charge at the payment service.';

create index charges_subscription on charges (subscription_id, id);
create index charges_reference on charges (reference);
-- A renewal is charged once, however many processes look for the due ones.
create unique index charges_renewal on charges (subscription_id, starts_at) where is_renewal;

create table access_entries (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  kind text not null
    check (kind in (
      'PAYMENT_CONFIRMED', 'PAYMENT_REFUSED', 'PAYMENT_EXPIRED', 'RENEWAL_FAILED', 'CANCELLED', 'REFUNDED',
      'PARTLY_REFUNDED', 'CHARGED_BACK', 'CHARGEBACK_REVERSED', 'GRANTED_BY_ADMIN', 'REVOKED_BY_ADMIN',
      'OVERRIDE_UNDONE_BY_ADMIN')),
  at timestamptz not null,
  until timestamptz,
  subscription_id uuid references subscriptions on delete cascade,
  charge_id uuid references charges on delete cascade,
  amount_cents integer,
  by_user_id uuid references users on delete set null,
  event_id text unique,
  written_at timestamptz not null default now(),
  check ((subscription_id is null) = (kind in ('GRANTED_BY_ADMIN', 'REVOKED_BY_ADMIN', 'OVERRIDE_UNDONE_BY_ADMIN')))
);
comment on table access_entries is
  'The ledger of access: each fact that began or ended the access of a user, and why. Entries are never changed or deleted.';
comment on column access_entries.kind is 'The fact: a payment, a refund, an override by the school and its undo.';
comment on column access_entries.at is 'When the fact takes effect.';
comment on column access_entries.until is 'The end of the access that the fact gives; null: without an end, or none.';
comment on column access_entries.amount_cents is 'Of a refund; null: another fact, or a refund of the whole payment.';
comment on column access_entries.by_user_id is 'The administrator who decided it; null: the payment service or the user.';
comment on column access_entries.event_id is
  'The id of the message of the payment service: a repeated message is written once.';

create index access_entries_user on access_entries (user_id, at);
create index access_entries_charge on access_entries (charge_id);
-- Finds the recent payments.
create index access_entries_payments on access_entries (at) where kind = 'PAYMENT_CONFIRMED';

create function keep_access_entries() returns trigger language plpgsql as $$
  begin
    -- The administrator who wrote the entry may leave the school.
    if (to_jsonb(new) - 'by_user_id') = (to_jsonb(old) - 'by_user_id') then return new; end if;
    raise 'the ledger of access only grows';
  end
$$;

create trigger access_entries_only_grow before update on access_entries
  for each row execute function keep_access_entries();

-- The ledger has the facts that the payment service tells; this table has the requests, so that no more goes back than was
-- paid.
create table refunds (
  id uuid primary key default uuidv7(),
  charge_id uuid not null references charges on delete cascade,
  user_id uuid not null references users on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  is_rest boolean not null,
  is_by_school boolean not null,
  reason text,
  by_user_id uuid references users on delete set null,
  requested_at timestamptz not null,
  claimed_at timestamptz,
  sent_at timestamptz,
  refused_at timestamptz
);
comment on table refunds is 'The refunds of payments, whole or in part, until the payment service tells the fact.';
comment on column refunds.is_rest is 'Nothing of the payment is left after it.';
comment on column refunds.sent_at is 'When the payment service accepted it, or refused it for good.';

create index refunds_charge on refunds (charge_id);
create index refunds_user on refunds (user_id);
create index refunds_by_user on refunds (by_user_id);
-- A subscriber gets a payment back once.
create unique index refunds_own on refunds (charge_id) where not is_by_school and refused_at is null;
create index refunds_unsent on refunds (requested_at) where sent_at is null and refused_at is null;

-- Of the document only a hash stays, because the payer of a deleted account is forgotten.
create table refund_requests (
  charge_id uuid primary key references charges on delete cascade,
  user_id uuid not null references users on delete cascade,
  document_hash bytea,
  requested_at timestamptz not null
);
comment on table refund_requests is
  'Requested refunds, kept for 12 months: a user and a document may ask once in that time.';
comment on column refund_requests.document_hash is 'Of the CPF or CNPJ.';

create index refund_requests_user on refund_requests (user_id);
create index refund_requests_document on refund_requests (document_hash);
