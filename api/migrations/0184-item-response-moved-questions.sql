-- A question that leaves its exam leaves its area and its estimates there. A trigger does it, so that no command can
-- leave an area with a question of another exam.
create function leave_areas() returns trigger language plpgsql as $$
begin
  if not exists (
    select from former join moved using (id)
    where former.practice_exam_id is distinct from moved.practice_exam_id
  ) then return null; end if;
  delete from area_questions using exam_areas, moved
  where area_questions.question_id = moved.id and exam_areas.id = area_questions.area_id
    and exam_areas.practice_exam_id is distinct from moved.practice_exam_id;
  delete from calibrated_questions using moved
  where calibrated_questions.question_id = moved.id
    and calibrated_questions.practice_exam_id is distinct from moved.practice_exam_id;
  update exam_scorings set version = version + 1
  where practice_exam_id in (
    select unnest(array[former.practice_exam_id, moved.practice_exam_id])
    from former join moved using (id)
    where former.practice_exam_id is distinct from moved.practice_exam_id);
  return null;
end $$;

create trigger leave_areas after update on questions
  referencing old table as former new table as moved for each statement execute function leave_areas();

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
