create table instructors (
  id uuid primary key default uuidv7(),
  slug text not null constraint instructors_slug unique,
  name text not null,
  photo_url text,
  biography text not null,
  -- https addresses in order.
  links text[] not null default '{}' check (cardinality(links) <= 4),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  file_names text[] generated always as (file_names_in(coalesce(photo_url, ''))) stored
);
comment on table instructors is 'The instructors of courses, trails and lives.';
comment on column instructors.photo_url is 'Null: a monogram.';

create index instructors_file_names on instructors using gin (file_names);

create trigger instructors_lock_files after insert or update on instructors
  for each row when (new.file_names <> '{}') execute function lock_named_files();
create trigger record_public_change after insert or update or delete on instructors
  for each statement execute function record_public_change();
