-- The terms of a course as its cards show them: {"categories": [{"id", "title"}], "levels": […], "skills": […]}.
alter table courses
  add column terms jsonb not null default '{"categories": [], "levels": [], "skills": []}';

create function keep_terms(course_ids uuid[]) returns void language sql as $$
  update courses set terms = listed.terms
  from (
    select changed.id, (
      select jsonb_build_object(
        'categories', coalesce(jsonb_agg(term order by position, title) filter (where kind = 'categories'), '[]'),
        'levels', coalesce(jsonb_agg(term order by position, title) filter (where kind = 'levels'), '[]'),
        'skills', coalesce(jsonb_agg(term order by position, title) filter (where kind = 'skills'), '[]'))
      from (
        select kind, position, title, jsonb_build_object('id', terms.id, 'title', title) as term
        from course_terms join terms on terms.id = course_terms.term_id
        where course_terms.course_id = changed.id
      ) named
    ) as terms
    from unnest(course_ids) changed (id)
  ) listed
  where courses.id = listed.id and courses.terms <> listed.terms
$$;

create function keep_terms_of_courses() returns trigger language plpgsql as $$
begin
  perform keep_terms(array(select distinct course_id from changed));
  return null;
end $$;

create function keep_changed_terms() returns trigger language plpgsql as $$
begin
  perform keep_terms(array(
    select distinct course_id from changed join course_terms on course_terms.term_id = changed.id));
  return null;
end $$;

create trigger keep_terms_inserted after insert on course_terms
  referencing new table as changed for each statement execute function keep_terms_of_courses();
create trigger keep_terms_updated after update on course_terms
  referencing new table as changed for each statement execute function keep_terms_of_courses();
create trigger keep_terms_deleted after delete on course_terms
  referencing old table as changed for each statement execute function keep_terms_of_courses();
create trigger keep_changed_terms after update on terms
  referencing new table as changed for each statement execute function keep_changed_terms();

select keep_terms(array(select id from courses));
