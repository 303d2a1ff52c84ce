create table courses (
  id uuid primary key default uuidv7(),
  title text not null,
  slug text not null,
  sub_title text,
  storage_id text not null,
  short_description text not null,
  description text not null,
  estimated_completion_hours numeric(6, 1) not null,
  payment_type text not null default 'PAID' check (payment_type in ('PAID', 'FREE', 'FREEMIUM')),
  thumb_url text,
  -- [{ id, desktopUrl, mobileUrl }]
  banners jsonb not null default '[]',
  is_active boolean not null default false,
  is_deleted boolean not null default false,
  is_tutorial boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    search_document(title || ' ' || coalesce(sub_title, '') || ' ' || short_description)
  ) stored
);

create unique index courses_slug on courses (slug) where not is_deleted;
create unique index courses_tutorial on courses (is_tutorial) where is_tutorial and not is_deleted;
create index courses_search on courses using gin (search);
create index courses_title_parts on courses using gin (plain(title) gin_trgm_ops);

create table course_terms (
  course_id uuid not null references courses,
  term_id uuid not null references terms,
  primary key (course_id, term_id)
);

create index course_terms_term on course_terms (term_id);

create table sections (
  id uuid primary key default uuidv7(),
  course_id uuid not null references courses,
  title text not null,
  position integer not null,
  is_active boolean not null default true,
  is_freemium boolean not null default false,
  -- A learner's history keeps the row; nobody else sees it.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index sections_course on sections (course_id, position) where deleted_at is null;

create table contents (
  id uuid primary key default uuidv7(),
  section_id uuid not null references sections on delete cascade,
  content_type text not null
    check (content_type in ('TEXTPAGE', 'VIDEO', 'QUICK_QUESTION', 'EXAM', 'PRACTICE_EXAM')),
  title text not null,
  position integer not null,
  is_active boolean not null default true,
  is_preview boolean not null default false,
  duration_seconds integer,
  page_content text,
  video_url text,
  video_description text,
  captions_url text,
  generated_exam_filters uuid[] not null default '{}',
  -- [{ title, contentUrl }]
  extra_contents jsonb not null default '[]',
  -- [{ type, title, url, fileUrl }]
  read_complements jsonb not null default '[]',
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index contents_section on contents (section_id, position) where deleted_at is null;
