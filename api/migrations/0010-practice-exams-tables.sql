create table practice_exams (
  id uuid primary key default uuidv7(),
  title text not null,
  short_description text not null,
  -- As text: usually the id of a level.
  level text not null,
  payment_type text not null default 'FREE' check (payment_type in ('PAID', 'FREE')),
  auto_generate boolean not null default false,
  -- Of courses, sections or terms.
  filters uuid[] not null default '{}',
  questions_qtd integer,
  passing_score integer not null default 70 check (passing_score between 0 and 100),
  time_limit_minutes integer check (time_limit_minutes > 0),
  is_leveling boolean not null default false,
  -- [{ levelId, minimum }], the lowest first
  leveling_bands jsonb not null default '[]',
  storage_id text not null,
  is_active boolean not null default false,
  is_deleted boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (search_document(title || ' ' || short_description)) stored
);

create unique index practice_exams_leveling on practice_exams (is_leveling)
  where is_leveling and not is_deleted;
create index practice_exams_search on practice_exams using gin (search);
create index practice_exams_title_parts on practice_exams using gin (plain(title) gin_trgm_ops);

-- Its categories and its levels.
create table practice_exam_terms (
  practice_exam_id uuid not null references practice_exams on delete cascade,
  term_id uuid not null references terms,
  primary key (practice_exam_id, term_id)
);

create index practice_exam_terms_term on practice_exam_terms (term_id);
