-- As those of courses: a copy moves the deleted on as well, and a content takes its questions with it.
drop index questions_content;
create index questions_content on questions (content_id, position) where content_id is not null;

drop index questions_practice_exam;
create index questions_practice_exam on questions (practice_exam_id, position)
  where practice_exam_id is not null;
