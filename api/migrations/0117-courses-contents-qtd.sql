-- The number of contents that count for the progress of a course. Cards of courses show it, and counting took most of
-- the time of the catalogue's statement.
alter table courses add column contents_qtd integer not null default 0;

create function count_contents(course_ids uuid[]) returns void language sql as $$
  update courses set contents_qtd = counted.contents_qtd
  from (
    select changed.id, (
      select count(*) from contents join sections on sections.id = contents.section_id
      where sections.course_id = changed.id and sections.is_active and sections.deleted_at is null
        and contents.is_active and contents.deleted_at is null
    ) as contents_qtd
    from unnest(course_ids) changed (id)
  ) counted
  where courses.id = counted.id and courses.contents_qtd <> counted.contents_qtd
$$;

-- A content never changes its course.
create function count_changed_contents() returns trigger language plpgsql as $$
begin
  perform count_contents(array(
    select distinct sections.course_id from changed join sections on sections.id = changed.section_id));
  return null;
end $$;

create function count_changed_sections() returns trigger language plpgsql as $$
begin
  perform count_contents(array(select distinct course_id from changed));
  return null;
end $$;

create trigger count_contents_inserted after insert on contents
  referencing new table as changed for each statement execute function count_changed_contents();
create trigger count_contents_updated after update on contents
  referencing new table as changed for each statement execute function count_changed_contents();
create trigger count_contents_deleted after delete on contents
  referencing old table as changed for each statement execute function count_changed_contents();
create trigger count_sections_updated after update on sections
  referencing new table as changed for each statement execute function count_changed_sections();

select count_contents(array(select id from courses));
