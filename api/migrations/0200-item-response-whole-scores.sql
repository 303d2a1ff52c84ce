-- The score counts each item of the booklet that counts officially, and nothing else. Null: without a booklet.
alter table attempt_scores add column is_whole boolean;

-- The background computes the scores of connected exams anew; until then a score is not called official.
update attempt_scores set is_whole = false
from exam_areas where exam_areas.id = area_id and booklet is not null;
update exam_scorings set version = version + 1
where practice_exam_id in (select practice_exam_id from exam_areas where booklet is not null);
