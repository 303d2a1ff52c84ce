-- The brand of the school; null for the default of each field (domain/src/school/brand.ts).
alter table school
  add column brand_name text,
  add column tagline text,
  add column logo_url text,
  add column action_color text check (action_color ~ '^#[0-9a-f]{6}$'),
  add column alive_color text check (alive_color ~ '^#[0-9a-f]{6}$'),
  add column sender_name text;

-- Everybody may see the logo, too. A generated column cannot be changed in place.
drop trigger school_lock_files on school;
alter table school drop column file_names;
alter table school add column file_names text[] generated always as (
  file_names_in(coalesce(terms, '') || ' ' || coalesce(logo_url, ''))) stored;
create trigger school_lock_files after insert or update on school
  for each row when (new.file_names <> '{}') execute function lock_named_files();
