-- Ten kinds of question. A question of the kind SINGLE_CHOICE has alternatives, one of another kind a task and its key
-- (domain/src/questions/question-kind.ts).
drop trigger question_versions_lock_files on question_versions;
alter table question_versions
  drop column file_names,
  add column kind text not null default 'SINGLE_CHOICE',
  -- The public part: options, items, sides, gaps; its order tells nothing about the key.
  add column task jsonb,
  -- The secret part.
  add column answer_key jsonb,
  alter column right_alternative_id drop not null,
  add check ((kind = 'SINGLE_CHOICE') = (right_alternative_id is not null)),
  add check ((kind = 'SINGLE_CHOICE') = (task is null) and (task is null) = (answer_key is null));

alter table question_versions add column file_names text[] generated always as (
  file_names_in(statement || ' ' || coalesce(video_question_url, '') || ' '
    || coalesce(explanation, '') || ' ' || alternatives::text || ' '
    || coalesce(task::text, '') || ' ' || coalesce(answer_key::text, ''))) stored;
create index question_versions_file_names on question_versions using gin (file_names);
create trigger question_versions_lock_files after insert or update on question_versions
  for each row when (new.file_names <> '{}') execute function lock_named_files();
