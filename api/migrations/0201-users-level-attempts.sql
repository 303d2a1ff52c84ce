-- The attempt at the leveling exam that has set the level. Null: a person has.
alter table users add column level_attempt_id uuid references attempts on delete set null;
create index users_level_attempt on users (level_attempt_id) where level_attempt_id is not null;

update users set level_attempt_id = latest.id
from (
  select distinct on (attempts.user_id) attempts.id, attempts.user_id, attempts.correct_average,
    practice_exams.leveling_bands
  from attempts join practice_exams on practice_exams.id = attempts.practice_exam_id
  where practice_exams.is_leveling and attempts.submitted_at is not null
  order by attempts.user_id, attempts.submitted_at desc, attempts.id desc
) latest
where users.id = latest.user_id and users.leveling_exam_completed and users.level = (
  select band ->> 'levelId' from jsonb_array_elements(latest.leveling_bands) band
  where (band ->> 'minimum')::integer <= latest.correct_average
  order by (band ->> 'minimum')::integer desc limit 1);
