-- Rubrics that the school writes (docs/product.md RUB7).

create table rubrics (
  id uuid primary key default uuidv7(),
  title text not null,
  version integer not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table rubrics is 'Rubrics that the school has written.';
comment on column rubrics.version is 'By which essays are corrected from now on.';
comment on column rubrics.archived_at is 'Since then no question gets it.';

create table rubric_versions (
  rubric_id uuid not null references rubrics,
  version integer not null,
  content jsonb not null,
  created_at timestamptz not null,
  primary key (rubric_id, version)
);
comment on table rubric_versions is 'Each version of a rubric; corrected essays keep theirs.';
comment on column rubric_versions.content is '{ title, criteria, zeroReasons, thresholds }.';

alter table questions drop constraint questions_rubric_check;
alter table questions
  add constraint questions_rubric_check check (rubric in ('ENEM', 'PLAIN') or own_rubric_id is not null),
  add column own_rubric_id uuid references rubrics
    generated always as (case when rubric not in ('ENEM', 'PLAIN') then rubric::uuid end) stored;
comment on column questions.rubric is 'By which people correct the answers: ENEM, PLAIN or the id of a rubric; null: each gets a credit.';
comment on column questions.own_rubric_id is 'The rubric that the school has written.';
create index questions_own_rubric on questions (own_rubric_id) where own_rubric_id is not null;

alter table essay_corrections
  add column own_rubric_id uuid,
  add column rubric_version integer,
  add foreign key (own_rubric_id, rubric_version) references rubric_versions match full;
comment on column essay_corrections.rubric_version is 'All corrections of an essay have the same.';
create index essay_corrections_rubric on essay_corrections (own_rubric_id, rubric_version) where own_rubric_id is not null;

-- The history names rubrics, too.
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
      union all select question_banks.id, question_banks.title from question_banks
        where question_banks.id = mentioned.id
      union all select rubrics.id, rubrics.title from rubrics where rubrics.id = mentioned.id
    ) named
  );
