-- The letter that tells of a renewal, sent once; of those before, it went out with the charge.
alter table charges
  add column letter_claimed_at timestamptz,
  add column letter_sent_at timestamptz;
update charges set letter_sent_at = asked_at where is_renewal;
create index charges_unsent_letters on charges (opened_at)
  where is_renewal and letter_sent_at is null;
