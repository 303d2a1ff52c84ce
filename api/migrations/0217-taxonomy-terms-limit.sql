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
