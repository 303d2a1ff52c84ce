-- Reviews of questions of other kinds than SINGLE_CHOICE.
alter table error_notebook_reviews
  alter column alternative_id drop not null,
  add column response jsonb,
  add column credit double precision,
  add check (num_nonnulls(alternative_id, response) = 1);
