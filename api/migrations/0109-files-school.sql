-- The terms of use of the school are rich text and can contain images, which everybody may see.
alter table school add column file_names text[] generated always as (
  file_names_in(coalesce(terms, ''))) stored;

create trigger school_lock_files after insert or update on school
  for each row when (new.file_names <> '{}') execute function lock_named_files();
