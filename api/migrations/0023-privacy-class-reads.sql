alter table data_reads
  add column of_class_id uuid references classes,
  drop constraint data_reads_what_check,
  add constraint data_reads_what_check
    check (what in (
      'LIST', 'SEARCH', 'PROFILE', 'DOCUMENTS', 'EMAIL_CHANGE', 'EXTRA_TIME', 'STUDIES', 'ANSWERS', 'SUBSCRIPTION',
      'READS', 'EXPORT', 'CLASS')),
  add constraint data_reads_class check ((of_class_id is not null) = (what = 'CLASS'));
comment on table data_reads is
  'The audit log of personal data that administrators and teachers looked at, one row for a look.';
comment on column data_reads.of_class_id is 'The class whose members were shown.';

-- One entry of a person about a class and a São Paulo day. Its people are added as they are shown.
create unique index data_reads_class_days
  on data_reads (by_user_id, of_class_id, ((read_at at time zone 'America/Sao_Paulo')::date))
  where of_class_id is not null;
