create table school (
  id uuid primary key default uuidv7(),
  is_only boolean not null default true unique check (is_only),
  legal_name text,
  cnpj text check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  address jsonb,
  email text,
  dpo_name text,
  dpo_email text,
  terms text,
  -- domain/src/school/brand.ts has the defaults.
  brand_name text,
  tagline text,
  logo_url text,
  action_color text check (action_color ~ '^#[0-9a-f]{6}$'),
  alive_color text check (alive_color ~ '^#[0-9a-f]{6}$'),
  sender_name text,
  -- domain/src/school/front-page-texts.ts has the defaults.
  front_page_heading text,
  front_page_intro text,
  last_call_title text,
  last_call_text text,
  updated_at timestamptz not null default now(),
  file_names text[] generated always as (file_names_in(coalesce(terms, '') || ' ' || coalesce(logo_url, ''))) stored
);
comment on table school is
  'The company behind this installation, its brand and its texts, in one row. Null: not told yet, or the default.';
comment on column school.dpo_name is 'The data protection officer (encarregado).';
comment on column school.terms is 'Rich text.';

create trigger school_lock_files after insert or update on school
  for each row when (new.file_names <> '{}') execute function lock_named_files();
create trigger record_public_change after insert or update or delete on school
  for each statement execute function record_public_change();

insert into school default values;
