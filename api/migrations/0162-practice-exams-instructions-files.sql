-- The files that the instructions of an exam name (migration 0090).
alter table contents alter column file_names set expression as (
  file_names_in(coalesce(page_content, '') || ' ' || coalesce(video_url, '') || ' '
    || coalesce(video_description, '') || ' ' || coalesce(captions_url, '') || ' '
    || coalesce(instructions, '') || ' ' || extra_contents::text || ' ' || read_complements::text));
alter table practice_exams add column file_names text[] generated always as (
  file_names_in(coalesce(instructions, ''))) stored;
create index practice_exams_file_names on practice_exams using gin (file_names);
create trigger practice_exams_lock_files after insert or update on practice_exams
  for each row when (new.file_names <> '{}') execute function lock_named_files();
