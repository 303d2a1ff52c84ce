import { mostDrawnTries } from '@sabia/domain/questions/listed-question.ts';
import { sql } from '../platform/db/database.ts';

/** The ids of filters with which an automatic exam draws the row `questions`: its bank, its own category and level (product.md Q5). */
const drawnBy = sql`array[questions.bank_id, questions.category_id, questions.level_id]`;

/** Automatic exams whose filters find the question of an open bank; beside the rows `questions` and `question_banks`. */
export const drawingExamsQtd = sql`(case when question_banks.is_archived is false then
  (select count(*) from contents automatic
    where automatic.generated_exam_filters <> '{}' and automatic.generated_exam_filters && ${drawnBy}
      and automatic.deleted_at is null)
  + (select count(*) from practice_exams automatic
    where automatic.auto_generate and not automatic.is_deleted and automatic.filters && ${drawnBy})
  else 0 end)`;

/** Submitted attempts that drew the question of a bank, at most `mostDrawnTries`: nothing else asks it. */
export const drawnTriesQtd = sql`(select count(*) from (
  select from graded_answers
  where graded_answers.question_id = questions.id and questions.bank_id is not null
  limit ${mostDrawnTries}) drawn)`;
