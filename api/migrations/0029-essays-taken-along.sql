-- Essays that are taken along to correct them without a network (docs/product.md RUB9).

alter table essay_corrections add column held_until timestamptz;
comment on column essay_corrections.held_until is 'A claim that was taken along does not end before.';
