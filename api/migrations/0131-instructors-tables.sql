create table instructors (
  id uuid primary key default uuidv7(),
  slug text not null constraint instructors_slug unique,
  name text not null,
  -- A stored image; null: a monogram.
  photo_url text,
  biography text not null,
  -- https addresses in order.
  links text[] not null default '{}' check (cardinality(links) <= 4),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  file_names text[] generated always as (file_names_in(coalesce(photo_url, ''))) stored
);
create index instructors_file_names on instructors using gin (file_names);
create trigger instructors_lock_files after insert or update on instructors
  for each row when (new.file_names <> '{}') execute function lock_named_files();
create trigger record_public_change after insert or update or delete on instructors
  for each statement execute function record_public_change();

-- The ids of the instructors in order. A lock keeps them from pointing to a deleted instructor (docs/decisions/0012).
alter table courses add column instructors uuid[] not null default '{}';
alter table trails add column instructors uuid[] not null default '{}';
alter table lives add column instructors uuid[] not null default '{}';
create index courses_instructors on courses using gin (instructors);
create index trails_instructors on trails using gin (instructors);
create index lives_instructors on lives using gin (instructors);

alter table revisions drop constraint revisions_kind_check;
alter table revisions add constraint revisions_kind_check check (
  kind in ('COURSE', 'OUTLINE', 'SECTION', 'CONTENT', 'QUESTION', 'QUESTIONS', 'TRAIL', 'TRAIL_ITEMS',
    'LIVE', 'PRACTICE_EXAM', 'SCHOOL', 'INSTRUCTOR')
);

create or replace function names_within(fields jsonb) returns jsonb
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
    ) named
  );
