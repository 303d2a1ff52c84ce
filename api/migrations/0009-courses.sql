create table courses (
  id uuid primary key default uuidv7(),
  title text not null,
  slug text not null,
  sub_title text,
  storage_id text not null,
  -- A lock keeps deleted instructors out of the list (docs/decisions/0012-taxonomy-lock.md).
  instructors uuid[] not null default '{}',
  short_description text not null,
  description text not null,
  estimated_completion_hours numeric(7, 2) not null,
  payment_type text not null default 'PAID' check (payment_type in ('PAID', 'FREE', 'FREEMIUM')),
  thumb_url text,
  banners jsonb not null default '[]',
  is_active boolean not null default false,
  is_deleted boolean not null default false,
  deleted_at timestamptz,
  is_tutorial boolean not null default false,
  -- Triggers keep the columns from here on: cards of courses show them, and counting took most of the time of the
  -- catalogue's statement.
  contents_qtd integer not null default 0,
  terms jsonb not null default '{"categories": [], "levels": [], "skills": []}',
  -- A step, because each write to courses invalidates the kept pages of visitors.
  learners_above integer,
  structure_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  file_names text[] generated always as (
    file_names_in(coalesce(thumb_url, '') || ' ' || banners::text || ' ' || description)) stored
);
comment on table courses is 'The courses of the catalogue.';
comment on column courses.storage_id is 'The number of the folder of its files, from the specification.';
comment on column courses.instructors is 'The ids of the instructors in order.';
comment on column courses.payment_type is 'FREE, FREEMIUM or PAID.';
comment on column courses.banners is '[{ id, desktopUrl, mobileUrl }].';
comment on column courses.deleted_at is 'In the bin since then.';
comment on column courses.contents_qtd is 'Contents that count for the progress; kept by a trigger.';
comment on column courses.terms is 'The terms as cards show them: { categories: [{ id, title }], levels, skills }.';
comment on column courses.learners_above is
  'The number of learners as the page tells it: the greatest step below it; null for 20 or fewer.';
comment on column courses.structure_version is 'The newest version of course_structures.';

create unique index courses_slug on courses (slug) where not is_deleted;
create unique index courses_tutorial on courses (is_tutorial) where is_tutorial and not is_deleted;
-- The catalogue begins with the newest, and tells the number of all: neither reads the table.
create index courses_newest on courses (created_at desc, id desc)
  where is_active and not is_deleted;
-- The bin lists the deleted ones, and removes them after 30 days.
create index courses_deleted on courses (deleted_at) where deleted_at is not null;
create index courses_instructors on courses using gin (instructors);
create index courses_file_names on courses using gin (file_names);
create index courses_title_parts on courses using gin (plain(title) gin_trgm_ops);
-- The search: by words, and for typos by candidates that have trigrams in common.
create index courses_words on courses using gin (document_words(
  title || ' ' || coalesce(sub_title, '') || ' ' || short_description || ' ' || description));
create index courses_spelling on courses using gin (
  plain(title || ' ' || short_description) gin_trgm_ops);

create trigger courses_lock_files after insert or update on courses
  for each row when (new.file_names <> '{}') execute function lock_named_files();
create trigger record_public_change after insert or update or delete on courses
  for each statement execute function record_public_change();

create table course_terms (
  course_id uuid not null references courses,
  term_id uuid not null references terms,
  primary key (course_id, term_id)
);
comment on table course_terms is 'The categories, levels and skills of a course.';

create index course_terms_term on course_terms (term_id);

create trigger record_public_change after insert or update or delete on course_terms
  for each statement execute function record_public_change();

create table sections (
  id uuid primary key default uuidv7(),
  course_id uuid not null references courses,
  title text not null,
  position integer not null,
  is_active boolean not null default true,
  is_freemium boolean not null default false,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table sections is 'The sections of courses.';
comment on column sections.is_freemium is 'Open without a subscription in a FREEMIUM course.';
comment on column sections.deleted_at is 'In the bin since then.';

-- Also the deleted ones: additions at the end and removals for good find all sections of a course.
create index sections_course on sections (course_id, position);
create index sections_deleted on sections (deleted_at) where deleted_at is not null;
-- Counts read these indexes alone: the contents with their texts are a hundred times as large.
create index sections_counting on sections (course_id) include (id)
  where is_active and deleted_at is null;

create trigger record_public_change after insert or update or delete on sections
  for each statement execute function record_public_change();

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
  -- The settings of a content that is an exam, here and below. An attempt keeps those of its start. Null: without a limit.
  draw_quotas jsonb not null default '[]',
  not_seen_in_days integer check (not_seen_in_days between 1 and 365),
  questions_qtd integer,
  passing_score integer not null default 70 check (passing_score between 0 and 100),
  time_limit_minutes integer check (time_limit_minutes > 0),
  attempts_limit integer check (attempts_limit > 0),
  attempts_pause_hours integer check (attempts_pause_hours > 0),
  opens_at timestamptz,
  closes_at timestamptz,
  instructions text,
  questions_order text check (questions_order in ('AUTHOR', 'SHUFFLED')),
  alternatives_order text check (alternatives_order in ('AUTHOR', 'SHUFFLED')),
  key_release text check (key_release in ('SUBMISSION', 'CLOSING', 'NEVER')),
  extra_contents jsonb not null default '[]',
  read_complements jsonb not null default '[]',
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  file_names text[] generated always as (
    file_names_in(coalesce(page_content, '') || ' ' || coalesce(video_url, '') || ' '
      || coalesce(video_description, '') || ' ' || coalesce(captions_url, '') || ' '
      || coalesce(instructions, '') || ' ' || extra_contents::text || ' ' || read_complements::text)) stored
);
comment on table contents is 'The contents of sections: text pages, videos, quick questions and exams.';
comment on column contents.generated_exam_filters is
  'Courses, sections, terms or question banks from which an automatic exam draws.';
comment on column contents.draw_quotas is 'The quotas of an automatic exam.';
comment on column contents.not_seen_in_days is 'A drawn question was not seen by the learner in so many days.';
comment on column contents.questions_qtd is 'Of an automatic exam.';
comment on column contents.passing_score is 'Percentage.';
comment on column contents.questions_order is 'Null: the usual order of its type.';
comment on column contents.key_release is 'The moment from which learners see the answer key; null: the submission.';
comment on column contents.extra_contents is '[{ title, contentUrl }].';
comment on column contents.read_complements is '[{ type, title, url, fileUrl }].';
comment on column contents.deleted_at is 'In the bin since then.';

create index contents_section on contents (section_id, position);
create index contents_deleted on contents (deleted_at) where deleted_at is not null;
create index contents_counting on contents (section_id) include (id, content_type)
  where is_active and deleted_at is null;
create index contents_words on contents using gin (document_words(title))
  where is_active and deleted_at is null;
create index contents_file_names on contents using gin (file_names);
-- Each error notebook reads the few exams that withhold their key.
create index contents_key_release on contents (id) where key_release <> 'SUBMISSION';
-- The list of questions counts the automatic exams that may draw each of them.
create index contents_generated_exam_filters on contents using gin (generated_exam_filters)
  where generated_exam_filters <> '{}';

create trigger contents_lock_files after insert or update on contents
  for each row when (new.file_names <> '{}') execute function lock_named_files();
create trigger record_public_change after insert or update or delete on contents
  for each statement execute function record_public_change();

create table course_imports (
  upload_id uuid primary key references files on delete cascade,
  course_id uuid not null references courses,
  notices text[] not null default '{}'
);
comment on table course_imports is
  'The course that an uploaded course file became, so that a repeated import answers the same.';
comment on column course_imports.notices is 'Sentences about what the file lost.';

create index course_imports_course on course_imports (course_id);

-- Triggers that keep courses.contents_qtd.

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

-- Triggers that keep courses.terms.

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
