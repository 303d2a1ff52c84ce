create table trails (
  id uuid primary key default uuidv7(),
  title text not null,
  short_description text not null,
  description text not null,
  category_id uuid not null references terms,
  level_id uuid not null references terms,
  instructors uuid[] not null default '{}',
  estimated_completion_hours numeric(7, 2) not null,
  thumb_url text,
  banners jsonb not null default '[]',
  storage_id text not null,
  is_active boolean not null default false,
  is_deleted boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  file_names text[] generated always as (
    file_names_in(coalesce(thumb_url, '') || ' ' || banners::text || ' ' || description)) stored
);
comment on table trails is 'The learning trails.';
comment on column trails.banners is '[{ id, desktopUrl, mobileUrl }].';

create index trails_title_parts on trails using gin (plain(title) gin_trgm_ops);
create index trails_category on trails (category_id);
create index trails_level on trails (level_id);
create index trails_file_names on trails using gin (file_names);
create index trails_words on trails using gin (document_words(
  title || ' ' || short_description || ' ' || description));
create index trails_spelling on trails using gin (
  plain(title || ' ' || short_description) gin_trgm_ops);
create index trails_instructors on trails using gin (instructors);

create trigger trails_lock_files after insert or update on trails
  for each row when (new.file_names <> '{}') execute function lock_named_files();
create trigger record_public_change after insert or update or delete on trails
  for each statement execute function record_public_change();

create table trail_contents (
  id uuid primary key default uuidv7(),
  trail_id uuid not null references trails on delete cascade,
  course_id uuid references courses,
  live_id uuid references lives,
  practice_exam_id uuid references practice_exams,
  position integer not null,
  after uuid[] not null default '{}',
  unique (trail_id, course_id),
  unique (trail_id, live_id),
  unique (trail_id, practice_exam_id),
  check (num_nonnulls(course_id, live_id, practice_exam_id) = 1)
);
comment on table trail_contents is 'The steps of a trail.';
comment on column trail_contents.after is 'Steps of the same trail that come before; without cycles.';

create index trail_contents_course on trail_contents (course_id) where course_id is not null;
create index trail_contents_live on trail_contents (live_id) where live_id is not null;
create index trail_contents_practice_exam on trail_contents (practice_exam_id)
  where practice_exam_id is not null;

create trigger record_public_change after insert or update or delete on trail_contents
  for each statement execute function record_public_change();

-- Percentages follow from the steps; the completion of a trail is a fact, which stays.
create table trail_progressions (
  user_id uuid not null references users,
  trail_id uuid not null references trails,
  started_at timestamptz not null,
  completed_at timestamptz,
  primary key (user_id, trail_id)
);
comment on table trail_progressions is 'The users who started a trail, and when they completed it.';

create index trail_progressions_trail on trail_progressions (trail_id);

-- A user who had done all items has completed the trail at the time of the change.
create table trail_structures (
  trail_id uuid not null references trails,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  target_ids uuid[] not null,
  swept_to uuid not null default '00000000-0000-0000-0000-000000000000',
  is_swept boolean not null default false,
  primary key (trail_id, version)
);
comment on table trail_structures is
  'The items that counted in a trail after each change of its structure. Older versions of a swept trail are deleted.';
comment on column trail_structures.target_ids is 'Courses, live sessions and practice exams; empty for an inactive trail.';
comment on column trail_structures.swept_to is 'Users up to this id are recomputed.';

create index trail_structures_pending on trail_structures (trail_id, version) where not is_swept;
