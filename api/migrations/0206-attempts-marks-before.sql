-- The points of the answers that people correct, and of all answers, in the grade that the learner knows, because it moves with a
-- correction; null: nobody corrects an answer of the attempt.
alter table grade_notices add column marks_before jsonb;

-- Of an annulment: the one before it, which the attempts that are not regraded yet have.
alter table regradings add column choice_before text check (choice_before in ('POINT_FOR_ALL', 'OUT_OF_SCORE'));
