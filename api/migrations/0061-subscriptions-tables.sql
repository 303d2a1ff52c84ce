-- What may be subscribed to. A plan that somebody chose is never changed for them: the subscription
-- keeps what was agreed.
create table plans (
  id uuid primary key default uuidv7(),
  name text not null,
  price_cents integer not null check (price_cents between 100 and 10000000),
  period text not null check (period in ('MONTH', 'YEAR')),
  is_active boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Who pays again and again, for what and how.
create table subscriptions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  plan_id uuid not null references plans,
  plan_name text not null,
  price_cents integer not null,
  period text not null check (period in ('MONTH', 'YEAR')),
  method text not null check (method in ('CARD', 'PIX', 'BOLETO')),
  -- Who the receipt is for: a person or a company, and where.
  payer jsonb not null,
  -- By what the payment service charges the card again; the card itself never comes here.
  card_token text,
  -- When the next payment falls due, as the ledger has it; null where none will.
  renews_at timestamptz,
  created_at timestamptz not null
);
create index subscriptions_user on subscriptions (user_id, id);
create index subscriptions_renewal on subscriptions (renews_at) where renews_at is not null;
create index subscriptions_plan on subscriptions (plan_id);

-- One payment that is asked for. What became of it stands in the ledger.
create table charges (
  id uuid primary key default uuidv7(),
  subscription_id uuid not null references subscriptions on delete cascade,
  price_cents integer not null,
  is_renewal boolean not null,
  -- When the time that it pays for begins; null: when it is paid.
  starts_at timestamptz,
  opened_at timestamptz not null,
  -- The payment service was asked; null while it could not be reached.
  asked_at timestamptz,
  expires_at timestamptz,
  -- What the payment service calls it.
  reference text,
  -- How it is paid, by its method.
  checkout_url text,
  pix_code text,
  boleto_line text,
  boleto_url text
);
create index charges_subscription on charges (subscription_id, id);
create index charges_reference on charges (reference);
-- A renewal is charged once, however many processes look what is due.
create unique index charges_renewal on charges (subscription_id, starts_at) where is_renewal;

-- When and why access began and ended: facts, which are never changed.
create table access_entries (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in (
    'PAYMENT_CONFIRMED', 'PAYMENT_REFUSED', 'PAYMENT_EXPIRED', 'RENEWAL_FAILED', 'CANCELLED',
    'REFUNDED', 'CHARGED_BACK', 'CHARGEBACK_REVERSED', 'GRANTED_BY_ADMIN', 'REVOKED_BY_ADMIN')),
  at timestamptz not null,
  until timestamptz,
  subscription_id uuid references subscriptions on delete cascade,
  charge_id uuid references charges on delete cascade,
  -- The administrator whose word it is.
  by_user_id uuid references users on delete set null,
  -- The payment service's name of what it told; what it tells twice is written once.
  event_id text unique,
  written_at timestamptz not null default now(),
  check ((subscription_id is null) = (kind in ('GRANTED_BY_ADMIN', 'REVOKED_BY_ADMIN')))
);
create index access_entries_user on access_entries (user_id, at);
create index access_entries_charge on access_entries (charge_id);

create function keep_access_entries() returns trigger language plpgsql as $$
  begin
    -- Who said it may leave the school.
    if (to_jsonb(new) - 'by_user_id') = (to_jsonb(old) - 'by_user_id') then return new; end if;
    raise 'the ledger of access only grows';
  end
$$;
create trigger access_entries_only_grow before update on access_entries
  for each row execute function keep_access_entries();

-- Whoever has access by now was given it by the school.
insert into access_entries (user_id, kind, at)
select id, 'GRANTED_BY_ADMIN', updated_at from users where access_until is not null;
