-- A sealed exam is a stored file, as pictures and videos are. The sealed exams of before are sealed again by their request:
-- no device had a screen that opens them.
delete from mock_exam_seals;

alter table mock_exam_seals drop column content;
alter table mock_exam_seals add column content_url text not null;
alter table mock_exam_seals add column bytes integer not null;
alter table mock_exam_seals add column file_names text[]
  generated always as (file_names_in(content_url)) stored;
comment on column mock_exam_seals.content_url is 'The stored file with the encrypted content.';
comment on column mock_exam_seals.bytes is 'Of the content.';

create index mock_exam_seals_file_names on mock_exam_seals using gin (file_names);

create trigger mock_exam_seals_lock_files after insert or update on mock_exam_seals
  for each row when (new.file_names <> '{}') execute function lock_named_files();
