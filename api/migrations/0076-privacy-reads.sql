-- Whatever an administrator is shown of others is noted now, not only what is on their page.
alter table data_reads drop constraint data_reads_what_check;
alter table data_reads add constraint data_reads_what_check check (what in (
  'LIST', 'SEARCH', 'PROFILE', 'DOCUMENTS', 'STUDIES', 'SUBSCRIPTION', 'READS', 'EXPORT'));

-- How often somebody's address is given as a guardian's.
create index guardians_email on guardians (email, asked_at);
