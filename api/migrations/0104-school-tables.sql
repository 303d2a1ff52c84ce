-- The company behind this installation; one row. Null: not told yet.
create table school (
  id uuid primary key default uuidv7(),
  is_only boolean not null default true unique check (is_only),
  legal_name text,
  cnpj text check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  address jsonb,
  email text,
  -- The encarregado: the data protection officer.
  dpo_name text,
  dpo_email text,
  -- Rich text; null: the default terms of use.
  terms text,
  updated_at timestamptz not null default now()
);
insert into school default values;

-- SCHOOL: the row of the table school.
alter table revisions drop constraint revisions_kind_check;
alter table revisions add constraint revisions_kind_check check (
  kind in ('COURSE', 'OUTLINE', 'SECTION', 'CONTENT', 'QUESTION', 'QUESTIONS', 'TRAIL', 'TRAIL_ITEMS',
    'LIVE', 'PRACTICE_EXAM', 'SCHOOL')
);

-- The terms of use that a user accepted by creating the account: the number of the revision of the school.
-- Null for users of before, for invited users and for users of other identity services.
alter table users
  add column terms_version integer,
  add column terms_accepted_at timestamptz;
