create table class_notices (
  id uuid primary key default uuidv7(),
  class_id uuid not null references classes,
  author_id uuid not null references users,
  title text check (length(title) <= 120),
  body text not null check (length(body) <= 2000 and octet_length(body) <= 4000),
  send_at timestamptz not null,
  day date not null,
  mailed_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table class_notices is 'Notices of teachers to their classes, sent at once or at a later moment.';
comment on column class_notices.send_at is 'Students see it from then on, and get it by e-mail.';
comment on column class_notices.day is 'The day of the class on which it is sent.';
comment on column class_notices.mailed_at is 'Since then all its e-mails are sent, or of no use any more.';
comment on column class_notices.deleted_at is 'A sent one that was deleted counts for its day, without its words.';
create index class_notices_class on class_notices (class_id, send_at);
create index class_notices_unmailed on class_notices (send_at) where mailed_at is null and deleted_at is null;
create index class_notices_author on class_notices (author_id);

-- A class has at most 300 notices, and at most 10 of a day (product.md NOT2).
create function refuse_notices_over_limit() returns trigger language plpgsql as $$
  begin
    -- Two transactions do not both take the last place.
    perform from classes where id in (select class_id from written) order by id for no key update;
    if exists (
      select from class_notices where class_id in (select class_id from written) and deleted_at is null
      group by class_id having count(*) > 300
    ) then
      raise exception 'too many notices' using errcode = 'check_violation', constraint = 'notices_of_class';
    end if;
    if exists (
      select from class_notices join written using (class_id, day)
      group by written.id having count(*) > 10
    ) then
      raise exception 'too many notices of a day' using errcode = 'check_violation', constraint = 'notices_of_day';
    end if;
    return null;
  end $$;

create trigger notices_limit after insert on class_notices
  referencing new table as written
  for each statement execute function refuse_notices_over_limit();
create trigger changed_notices_limit after update on class_notices
  referencing new table as written
  for each statement execute function refuse_notices_over_limit();
