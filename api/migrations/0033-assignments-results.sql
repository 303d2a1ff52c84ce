-- Marks of essays that appear for a whole class at one moment (docs/product.md DUE10).

alter table assignments
  add column results text not null default 'EACH' check (results in ('EACH', 'TOGETHER')),
  add column published_at timestamptz;
comment on column assignments.results is 'The marks of essays appear one by one, or together by a publication.';
comment on column assignments.published_at is 'The publication of the marks; null: none yet.';
