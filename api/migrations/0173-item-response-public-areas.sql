-- Visitors see the number of questions of a practice exam, which counts one of its two languages.
create trigger record_public_change after insert or update or delete on area_questions
  for each statement execute function record_public_change();
