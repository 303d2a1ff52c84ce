-- Requested refunds, kept for 12 months: a user and a document (CPF or CNPJ) may ask once in that time. Of the
-- document only a hash stays, because the payer of a deleted account is forgotten.
create table refund_requests (
  charge_id uuid primary key references charges on delete cascade,
  user_id uuid not null references users on delete cascade,
  document_hash bytea,
  requested_at timestamptz not null
);
create index refund_requests_user on refund_requests (user_id);
create index refund_requests_document on refund_requests (document_hash);

insert into refund_requests (charge_id, user_id, document_hash, requested_at)
select distinct on (charges.id) charges.id, subscriptions.user_id,
  sha256(convert_to(coalesce(payer->>'cpf', payer->>'cnpj'), 'UTF8')), access_entries.at
from access_entries
join charges on charges.id = access_entries.charge_id
join subscriptions on subscriptions.id = charges.subscription_id
where access_entries.kind = 'REFUNDED'
order by charges.id, access_entries.at;
