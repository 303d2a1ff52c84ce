create table trails (
  id uuid primary key default uuidv7(),
  title text not null,
  short_description text not null,
  description text not null,
  category_id uuid not null references terms,
  level_id uuid not null references terms,
  estimated_completion_hours numeric(6, 1) not null,
  thumb_url text,
  -- [{ id, desktopUrl, mobileUrl }]
  banners jsonb not null default '[]',
  storage_id text not null,
  is_active boolean not null default false,
  is_deleted boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (search_document(title || ' ' || short_description)) stored
);

create index trails_search on trails using gin (search);
create index trails_title_parts on trails using gin (plain(title) gin_trgm_ops);
create index trails_category on trails (category_id);
create index trails_level on trails (level_id);

create table trail_contents (
  id uuid primary key default uuidv7(),
  trail_id uuid not null references trails on delete cascade,
  course_id uuid references courses,
  live_id uuid references lives,
  practice_exam_id uuid references practice_exams,
  position integer not null,
  -- Steps of the same trail that come before; without cycles (domain/src/trails/trail-order.ts).
  after uuid[] not null default '{}',
  check (num_nonnulls(course_id, live_id, practice_exam_id) = 1),
  unique (trail_id, course_id),
  unique (trail_id, live_id),
  unique (trail_id, practice_exam_id)
);

create index trail_contents_course on trail_contents (course_id) where course_id is not null;
create index trail_contents_live on trail_contents (live_id) where live_id is not null;
create index trail_contents_practice_exam on trail_contents (practice_exam_id)
  where practice_exam_id is not null;

-- Percentages follow from the steps; that a trail is completed is a fact, which stays.
create table trail_progressions (
  user_id uuid not null references users,
  trail_id uuid not null references trails,
  started_at timestamptz not null,
  completed_at timestamptz,
  primary key (user_id, trail_id)
);
create index trail_progressions_trail on trail_progressions (trail_id);
