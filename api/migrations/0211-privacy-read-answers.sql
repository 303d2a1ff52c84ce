-- Answers of a person in an exam are a kind of data in the access audit log. `of_exam_id` is the exam_id of the attempt.
alter table data_reads add column of_exam_id uuid;
alter table data_reads drop constraint data_reads_what_check;
alter table data_reads add constraint data_reads_what_check check (what in (
  'LIST', 'SEARCH', 'PROFILE', 'DOCUMENTS', 'EXTRA_TIME', 'STUDIES', 'ANSWERS', 'SUBSCRIPTION', 'READS', 'EXPORT'));
alter table data_reads add constraint data_reads_exam check ((of_exam_id is not null) = (what = 'ANSWERS'));

-- One entry of an administrator about a person, an exam and a São Paulo day.
create unique index data_reads_answers
  on data_reads (by_user_id, user_ids, of_exam_id, ((read_at at time zone 'America/Sao_Paulo')::date))
  where of_exam_id is not null;
