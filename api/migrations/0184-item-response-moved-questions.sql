-- A question that leaves its exam leaves its area and its estimates there. A trigger does it, so that no command can
-- leave an area with a question of another exam.
create function leave_areas() returns trigger language plpgsql as $$
begin
  with left_areas as (
    delete from area_questions using exam_areas
    where area_questions.question_id = new.id and exam_areas.id = area_questions.area_id
      and exam_areas.practice_exam_id is distinct from new.practice_exam_id
    returning exam_areas.practice_exam_id
  )
  update exam_scorings set version = version + 1
  where practice_exam_id in (select practice_exam_id from left_areas);
  delete from calibrated_questions
  where question_id = new.id and practice_exam_id is distinct from new.practice_exam_id;
  return null;
end $$;

-- By row: a statement that changes 5,000 questions without moving one only compares them.
create trigger leave_areas after update of practice_exam_id on questions
  for each row when (old.practice_exam_id is distinct from new.practice_exam_id)
  execute function leave_areas();

with stale as (
  delete from area_questions using exam_areas, questions
  where exam_areas.id = area_questions.area_id and questions.id = area_questions.question_id
    and questions.practice_exam_id is distinct from exam_areas.practice_exam_id
  returning exam_areas.practice_exam_id
)
update exam_scorings set version = version + 1
where practice_exam_id in (select practice_exam_id from stale);

delete from calibrated_questions using questions
where questions.id = calibrated_questions.question_id
  and questions.practice_exam_id is distinct from calibrated_questions.practice_exam_id;
