-- Renames columns: an older version can't send e-mails before renewals on this database.
alter table charges rename column letter_claimed_at to email_claimed_at;
alter table charges rename column letter_sent_at to email_sent_at;
alter index charges_unsent_letters rename to charges_unsent_emails;
