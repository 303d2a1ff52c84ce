-- The moment from which learners see the answer key of an exam. Null in a content: SUBMISSION.
alter table practice_exams
  add column key_release text not null default 'SUBMISSION'
    check (key_release in ('SUBMISSION', 'CLOSING', 'NEVER'));
alter table contents
  add column key_release text check (key_release in ('SUBMISSION', 'CLOSING', 'NEVER'));

-- The few exams that withhold it are read with each error notebook.
create index practice_exams_key_release on practice_exams (id) where key_release <> 'SUBMISSION';
create index contents_key_release on contents (id) where key_release <> 'SUBMISSION';
-- The longest extra time that anybody has had delays the key.
create index extra_times_percent on extra_times (percent);
