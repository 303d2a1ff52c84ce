create table terms (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('categories', 'levels', 'skills')),
  title text not null,
  position integer not null default 0,
  created_at timestamptz not null default now()
);
comment on table terms is 'The taxonomy: categories, levels and skills.';

create unique index terms_title on terms (kind, plain(title));

create trigger record_public_change after insert or update or delete on terms
  for each statement execute function record_public_change();

-- The school has at most 500 terms of a kind (product.md K8), because public pages list all of them.
create function refuse_terms_over_limit() returns trigger
  language plpgsql as $$
  declare
    full_kind text;
  begin
    if not exists (select from added) then return null; end if;
    -- Two transactions do not both add the last term.
    perform pg_advisory_xact_lock(hashtextextended('number of terms', 0));
    select kind into full_kind from terms
    where kind in (select kind from added) group by kind having count(*) > 500 limit 1;
    if full_kind is not null then
      raise exception 'too many %', full_kind
        using errcode = 'check_violation', constraint = 'terms_limit_' || full_kind;
    end if;
    return null;
  end $$;

create trigger terms_limit after insert on terms
  referencing new table as added
  for each statement execute function refuse_terms_over_limit();

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
comment on table term_merges is 'The merges of terms of the last 30 days, with what their undo needs.';

create index term_merges_changed_by on term_merges (changed_by);
