-- A question belongs to one exam, whatever its kind, or to one question bank.
drop trigger leave_areas on questions;
alter table questions
  add column exam_id uuid generated always as (coalesce(content_id, practice_exam_id)) stored,
  add column exam_kind text generated always as (
    case when content_id is not null then 'CONTENT' when practice_exam_id is not null then 'PRACTICE_EXAM' end) stored;
alter table questions
  alter column exam_id drop expression,
  alter column exam_kind drop expression,
  drop column content_id,
  drop column practice_exam_id,
  add constraint questions_owner check (num_nonnulls(exam_id, bank_id) = 1),
  add constraint questions_exam_kind check (
    (exam_id is null) = (exam_kind is null) and exam_kind in ('CONTENT', 'PRACTICE_EXAM')),
  add column exam_as_content uuid references contents on delete cascade
    generated always as (case when exam_kind = 'CONTENT' then exam_id end) stored,
  add column exam_as_practice_exam uuid references practice_exams on delete cascade
    generated always as (case when exam_kind = 'PRACTICE_EXAM' then exam_id end) stored;

-- Also the deleted ones: a content takes its questions with it.
create index questions_exam on questions (exam_id, position) where exam_id is not null;
-- For the foreign key alone: contents leave the bin for good.
create index questions_exam_as_content on questions (exam_as_content) where exam_as_content is not null;

comment on column questions.exam_kind is 'CONTENT or PRACTICE_EXAM: to which table exam_id refers; null in a bank.';
comment on column questions.exam_as_content is 'For its foreign key only.';
comment on column questions.exam_as_practice_exam is 'For its foreign key only.';

create or replace function leave_areas() returns trigger language plpgsql as $$
begin
  with left_areas as (
    delete from area_questions using exam_areas
    where area_questions.question_id = new.id and exam_areas.id = area_questions.area_id
      and exam_areas.practice_exam_id is distinct from new.exam_id
    returning exam_areas.practice_exam_id
  )
  update exam_scorings set version = version + 1
  where practice_exam_id in (select practice_exam_id from left_areas);
  delete from calibrated_questions
  where question_id = new.id and practice_exam_id is distinct from new.exam_id;
  return null;
end $$;

-- By row: a statement that changes 5,000 questions without moving one only compares them.
create trigger leave_areas after update of exam_id on questions
  for each row when (old.exam_id is distinct from new.exam_id)
  execute function leave_areas();

-- The undo of a move restores these columns.
update question_bulk_changes set former = (
  select coalesce(jsonb_agg((one - 'content_id' - 'practice_exam_id') || jsonb_build_object(
    'exam_id', coalesce(one ->> 'content_id', one ->> 'practice_exam_id'),
    'exam_kind', case when one ->> 'content_id' is not null then 'CONTENT'
      when one ->> 'practice_exam_id' is not null then 'PRACTICE_EXAM' end) order by place), '[]')
  from jsonb_array_elements(former) with ordinality listed (one, place))
where kind = 'move';
