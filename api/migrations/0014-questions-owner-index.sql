-- An automatic exam draws from the questions of many owners, contents and practice exams alike.
create index questions_owner on questions (coalesce(content_id, practice_exam_id))
  where deleted_at is null;
