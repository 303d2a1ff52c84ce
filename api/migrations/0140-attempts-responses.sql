-- Answers to questions of other kinds than SINGLE_CHOICE: a response instead of an alternative, and credit from 0 to 1.
alter table answers add column response jsonb;

alter table graded_answers
  add column response jsonb,
  -- Of a response; null: a person has still to give it. Other answers have all or nothing, which is is_correct.
  add column credit double precision check (credit between 0 and 1),
  add column comment text,
  add column corrected_at timestamptz,
  add column corrected_by uuid references users,
  -- The credit that the tallies have.
  add column tallied_credit double precision;

create index graded_answers_awaiting on graded_answers (seq)
  where response is not null and credit is null;
create index graded_answers_corrected on graded_answers (corrected_at, seq)
  where corrected_at is not null;
create index graded_answers_corrected_by on graded_answers (corrected_by)
  where corrected_by is not null;

-- Files that learners have sent. Answers are never deleted, so graded answers name no other ones.
create index answers_file_names on answers using gin (file_names_in(response::text))
  where response is not null;
create function lock_response_files() returns trigger
  language plpgsql as $$
  begin
    perform from files where name = any (file_names_in(new.response::text)) for key share;
    return null;
  end $$;
create trigger answers_lock_files after insert or update on answers
  for each row when (new.response ->> 'kind' = 'FILE') execute function lock_response_files();

alter table attempts
  -- The sum of the credit of all answers; null until it is submitted.
  add column credit double precision,
  -- Answers that people have still to correct; until then no figure has the attempt.
  add column awaiting_qtd integer not null default 0;
update attempts set credit = correct_questions_qtd where submitted_at is not null;

drop index attempts_untallied;
alter table attempts drop column is_untallied;
alter table attempts alter column tallied_qtd type double precision;
alter table attempts rename column tallied_qtd to tallied_credit;
alter table attempts add column is_untallied boolean not null generated always as (
  submitted_at is not null
  and case when is_counted and awaiting_qtd = 0
    then credit is distinct from tallied_credit or average_time is distinct from tallied_time
    else tallied_credit is not null end
) stored;
create index attempts_untallied on attempts (exam_id, id) where is_untallied;

alter table question_tallies
  alter column correct_sum type double precision,
  alter column correct_squares_sum type double precision,
  -- Of responses, which are counted by their credit; null for a chosen alternative and for a blank one.
  add column outcome text check (outcome in ('RIGHT', 'PARTIAL', 'WRONG')),
  -- Sums of the credit of the answers, of its squares, and of its products with the credit of the whole attempt.
  add column credit_sum double precision not null default 0,
  add column credit_squares_sum double precision not null default 0,
  add column credit_products_sum double precision not null default 0;
alter table question_tallies
  drop constraint question_tallies_question_id_version_id_alternative_id_is_f_key;
alter table question_tallies
  add unique nulls not distinct (question_id, version_id, alternative_id, outcome, is_first_attempt);
