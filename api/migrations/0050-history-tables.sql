-- What an entity was after each change of it. The fields are those that its own change takes.
create table revisions (
  id uuid primary key default uuidv7(),
  kind text not null check (
    kind in ('COURSE', 'OUTLINE', 'SECTION', 'CONTENT', 'TRAIL', 'STEPS', 'LIVE', 'PRACTICE_EXAM')
  ),
  entity_id uuid not null,
  -- The course of a section, its own id for what stands alone: one history for the whole of it.
  root_id uuid not null,
  number integer not null,
  -- FOUND is what was there when a change came: nobody had written down how it came about.
  what text not null check (
    what in ('FOUND', 'CREATED', 'CHANGED', 'ORDERED', 'DELETED', 'RESTORED')
  ),
  changed_by uuid references users,
  changed_at timestamptz not null,
  fields jsonb not null,
  -- What the ids within the fields were called then.
  names jsonb not null,
  unique (kind, entity_id, number)
);

create index revisions_root on revisions (root_id, id);

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
    ) named
  );
