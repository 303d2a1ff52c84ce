-- The answer to a question of another kind than SINGLE_CHOICE.
alter table training_questions
  add column response jsonb,
  drop constraint training_questions_check,
  add check (num_nulls(answer_id, is_right, answered_at, proficiency, standard_error) in (0, 5)),
  add check ((answer_id is null) = (num_nonnulls(alternative_id, response) = 0));
