-- The weight of a question in the score of an exam; an attempt keeps the weights of its start.
alter table questions
  add column weight double precision not null default 1 check (weight between 0 and 100);

alter table attempts
  -- In the order of version_ids; null: all questions weigh the same.
  add column question_weights double precision[],
  -- correct_average as the tallies have it, of an attempt with weights.
  add column tallied_average double precision;

drop index attempts_untallied;
alter table attempts drop column is_untallied;
alter table attempts add column is_untallied boolean not null generated always as (
  submitted_at is not null
  and case when is_counted and awaiting_qtd = 0
    then credit is distinct from tallied_credit or average_time is distinct from tallied_time
      or (question_weights is not null and correct_average is distinct from tallied_average)
    else tallied_credit is not null end
) stored;
create index attempts_untallied on attempts (exam_id, id) where is_untallied;
