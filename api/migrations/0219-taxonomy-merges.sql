-- A merge of two terms, with what it takes to undo it (product.md K9).
create table term_merges (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('categories', 'levels', 'skills')),
  from_id uuid not null,
  from_title text not null,
  from_position integer not null,
  into_id uuid not null,
  into_title text not null,
  -- By the part of the product: the rows that the merge changed, and their values before and after.
  changes jsonb not null,
  uses_qtd integer not null,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null,
  undone_at timestamptz
);
create index term_merges_changed_by on term_merges (changed_by);
