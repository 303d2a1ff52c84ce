-- A question that is annulled in an exam, for all attempts at it (product.md A22).
create table question_annulments (
  question_id uuid not null references questions on delete cascade,
  content_id uuid references contents on delete cascade,
  practice_exam_id uuid references practice_exams on delete cascade,
  exam_id uuid not null generated always as (coalesce(content_id, practice_exam_id)) stored,
  choice text not null check (choice in ('POINT_FOR_ALL', 'OUT_OF_SCORE')),
  reason text not null check (length(reason) between 1 and 500),
  annulled_at timestamptz not null,
  primary key (exam_id, question_id),
  check (num_nonnulls(content_id, practice_exam_id) = 1)
);
create index question_annulments_question on question_annulments (question_id);
create index question_annulments_content on question_annulments (content_id)
  where content_id is not null;
create index question_annulments_practice_exam on question_annulments (practice_exam_id)
  where practice_exam_id is not null;

-- Questions of a submitted attempt that leave its score: annulled, or of the weight 0.
alter table attempts add column uncounted_qtd integer not null default 0;
update attempts set uncounted_qtd = cardinality(array_positions(question_weights, 0))
where submitted_at is not null and 0 = any(question_weights);
-- They are not among the right ones either.
update attempts set correct_questions_qtd = counted.correct_qtd
from (
  select attempts.id, count(*) filter (where is_correct and weight > 0) as correct_qtd
  from attempts
  cross join lateral unnest(attempts.version_ids, attempts.question_weights) as asked (version_id, weight)
  join graded_answers on graded_answers.attempt_id = attempts.id
    and graded_answers.version_id = asked.version_id
  where attempts.uncounted_qtd > 0
  group by attempts.id
) counted
where counted.id = attempts.id;

-- Points of a scale that counts have the weights of the attempt from now on, also where all weigh the same.
update attempts set question_weights = array_fill(own.weight, array[cardinality(version_ids)])
from (
  select practice_exam_id, min(weight) as weight from questions
  where practice_exam_id in (
    select practice_exam_id from exam_scorings join exam_scales on exam_scales.id = scale_id
    where kind = 'COUNT') and deleted_at is null
  group by practice_exam_id having min(weight) = max(weight) and min(weight) not in (0, 1)
) own
where attempts.practice_exam_id = own.practice_exam_id and attempts.question_weights is null;
update exam_scorings set version = version + 1;

-- The figures have the average of an attempt as it is stored: an annulment changes it, and no credit.
drop index attempts_untallied;
alter table attempts drop column is_untallied;
update attempts set tallied_average = case when credit = tallied_credit then correct_average
  else least(100, 100 * tallied_credit / cardinality(version_ids)) end
where tallied_credit is not null and tallied_average is null;
alter table attempts add column is_untallied boolean not null generated always as (
  submitted_at is not null
  and case when is_counted and awaiting_qtd = 0
    then credit is distinct from tallied_credit or average_time is distinct from tallied_time
      or correct_average is distinct from tallied_average
    else tallied_credit is not null end
) stored;
create index attempts_untallied on attempts (exam_id, id) where is_untallied;
