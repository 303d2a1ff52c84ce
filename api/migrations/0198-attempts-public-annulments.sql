-- A preview of a course, which visitors share, shows the questions of its exams with their annulments.
create trigger record_public_change after insert or update or delete on question_annulments
  for each statement execute function record_public_change();
