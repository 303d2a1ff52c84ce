-- A course, a trail or a practice exam has changed when a part of it has: a section, a content, a question, their order.
create function touch_roots() returns trigger language plpgsql as $$
declare
  roots uuid[] := array(select distinct root_id from changed where what <> 'IMPORTED');
begin
  update courses set updated_at = now() where id = any(roots) and updated_at < now();
  update trails set updated_at = now() where id = any(roots) and updated_at < now();
  update practice_exams set updated_at = now() where id = any(roots) and updated_at < now();
  return null;
end $$;

create trigger touch_roots after insert on revisions
  referencing new table as changed for each statement execute function touch_roots();

create temporary table last_changes on commit drop as
  select root_id, max(changed_at) as at from revisions where what <> 'IMPORTED' group by root_id;
update courses set updated_at = at from last_changes where root_id = id and updated_at < at;
update trails set updated_at = at from last_changes where root_id = id and updated_at < at;
update practice_exams set updated_at = at from last_changes where root_id = id and updated_at < at;
