-- The contents that counted in a course after each change of its structure. A learner whose progress is of an
-- earlier version is recomputed for each later one. The older versions of a swept course are deleted.
create table course_structures (
  course_id uuid not null references courses,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  -- Empty for an inactive course, which completes nobody.
  content_ids uuid[] not null,
  -- All learners of the course are recomputed.
  is_swept boolean not null default false,
  primary key (course_id, version)
);

create index course_structures_pending on course_structures (course_id, version) where not is_swept;

alter table course_progressions
  -- The version of the structure for which the progress is computed.
  add column structure_version integer not null default 0;

create index course_progressions_version
  on course_progressions (course_id, structure_version, user_id);
