-- What happened in some days, found by the day (api/src/overview).
create index attempts_submitted on attempts (submitted_at) where submitted_at is not null;
create index certificates_issued on certificates (issued_at);

-- What was right in a try, without the rows of the answers.
alter table graded_answers drop constraint graded_answers_pkey;
alter table graded_answers add primary key (attempt_id, question_id) include (is_correct);

-- Who began a course when; it finds a course's learners as the index before it did.
create index course_progressions_begun on course_progressions (course_id, started_at)
  include (user_id, restarted_at);
drop index course_progressions_course;
