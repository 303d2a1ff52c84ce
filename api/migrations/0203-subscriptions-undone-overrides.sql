-- An override of an administrator can be undone: what was paid and renewed before is in force again.
alter table access_entries drop constraint access_entries_kind_check,
  add constraint access_entries_kind_check check (kind in (
    'PAYMENT_CONFIRMED', 'PAYMENT_REFUSED', 'PAYMENT_EXPIRED', 'RENEWAL_FAILED', 'CANCELLED',
    'REFUNDED', 'CHARGED_BACK', 'CHARGEBACK_REVERSED', 'GRANTED_BY_ADMIN', 'REVOKED_BY_ADMIN',
    'OVERRIDE_UNDONE_BY_ADMIN')),
  drop constraint access_entries_check,
  add constraint access_entries_check check (
    (subscription_id is null) = (kind in (
      'GRANTED_BY_ADMIN', 'REVOKED_BY_ADMIN', 'OVERRIDE_UNDONE_BY_ADMIN')));
