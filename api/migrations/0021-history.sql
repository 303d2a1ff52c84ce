-- A question has versions of its own, which attempts refer to; its revisions tell who made them, in the history of its
-- course or practice exam.
create table revisions (
  id uuid primary key default uuidv7(),
  kind text not null
    check (kind in (
      'COURSE', 'OUTLINE', 'SECTION', 'CONTENT', 'QUESTION', 'QUESTIONS', 'TRAIL', 'TRAIL_ITEMS', 'LIVE',
      'PRACTICE_EXAM', 'SCHOOL', 'INSTRUCTOR')),
  entity_id uuid not null,
  root_id uuid not null,
  number integer not null,
  what text not null check (what in ('IMPORTED', 'CREATED', 'CHANGED', 'ORDERED', 'DELETED', 'RESTORED')),
  changed_by uuid references users,
  changed_at timestamptz not null,
  fields jsonb not null,
  names jsonb not null,
  batch_id uuid,
  file_names text[] generated always as (file_names_in(fields::text)) stored,
  unique (kind, entity_id, number)
);
comment on table revisions is 'The history: the state of an entity after each change of it.';
comment on column revisions.root_id is 'The course of a section, for example: one history for the whole of it.';
comment on column revisions.number is 'Counts the revisions of an entity.';
comment on column revisions.what is
  'CREATED, CHANGED, …; IMPORTED: the state when it changed and no revision had that state.';
comment on column revisions.names is '{ id: title } of everything that the fields name by its id.';
comment on column revisions.batch_id is 'The first revision of an import, which stands for all of it.';

create index revisions_root on revisions (root_id, id);
create index revisions_file_names on revisions using gin (file_names);
create index revisions_batch on revisions (batch_id) where batch_id is not null;

create trigger revisions_lock_files after insert or update on revisions
  for each row when (new.file_names <> '{}') execute function lock_named_files();

-- { id: title } of everything that the fields name by its id.
create function names_within(fields jsonb) returns jsonb
  language sql stable parallel safe
  return (
    select coalesce(jsonb_object_agg(named.id, named.title), '{}')
    from (
      select distinct found[1]::uuid as id
      from regexp_matches(fields::text, '"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"', 'g') as found
    ) mentioned
    cross join lateral (
      select terms.id, terms.title from terms where terms.id = mentioned.id
      union all select courses.id, courses.title from courses where courses.id = mentioned.id
      union all select sections.id, sections.title from sections where sections.id = mentioned.id
      union all select instructors.id, instructors.name from instructors where instructors.id = mentioned.id
      union all select question_banks.id, question_banks.title from question_banks
        where question_banks.id = mentioned.id
    ) named
  );

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
