-- The training of a practice exam asks questions of one of its areas, whose scale the estimate has. A change of areas
-- may delete it, so this is no reference. Null: an exam without areas, or a training of before.
alter table trainings
  add column area_id uuid check (area_id is null or practice_exam_id is not null);

drop index trainings_ongoing;
create unique index trainings_ongoing
  on trainings (user_id, coalesce(area_id::text, practice_exam_id::text, area)) where ended_at is null;

update trainings set area_id = sole.id
from (
  select practice_exam_id, min(id::text)::uuid as id from exam_areas
  group by practice_exam_id having count(*) = 1
) sole
where sole.practice_exam_id = trainings.practice_exam_id;
