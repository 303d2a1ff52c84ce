import { isPresent } from '../classes/classes.queries.ts';
import { sql } from '../platform/db/database.ts';

/** From a row of `mock_exam_events`: how many present students of its classes have no number. */
export const unlistedQtd = sql`(
  select count(distinct class_members.user_id)
  from mock_exam_classes join class_members on class_members.class_id = mock_exam_classes.class_id
  where mock_exam_classes.mock_exam_id = mock_exam_events.id
    and class_members.role = 'STUDENT' and ${isPresent}
    and not exists (
      select from mock_exam_people
      where mock_exam_id = mock_exam_events.id and user_id = class_members.user_id))`;

/** FROM items with a condition: the questions of the practice exam of a row `days` that a card can have. */
const presentQuestions = sql`
  questions join question_versions on question_versions.id = questions.version_id
  where questions.exam_id = days.practice_exam_id and questions.exam_kind = 'PRACTICE_EXAM'
    and questions.deleted_at is null and question_versions.kind = 'SINGLE_CHOICE'`;

/** From a row `days` of `mock_exam_days`: the questions of its exam that have no line on the card. */
export const addedQtd = sql`(
  select count(*) from ${presentQuestions} and questions.id <> all(days.question_ids))`;

/** From a row `days` of `mock_exam_days`: its lines whose question is no longer in the exam. */
export const removedQtd = sql`(
  select cardinality(days.question_ids) - count(*)
  from ${presentQuestions} and questions.id = any(days.question_ids))`;

/** From a row `days` of `mock_exam_days`: its questions that item response theory cannot score. */
export const withoutParametersQtd = sql`(
  select count(*)
  from area_questions join exam_areas on exam_areas.id = area_questions.area_id
  join exam_scorings on exam_scorings.practice_exam_id = exam_areas.practice_exam_id
  join exam_scales on exam_scales.id = exam_scorings.scale_id and exam_scales.kind = 'ITEM_RESPONSE'
  where exam_areas.practice_exam_id = days.practice_exam_id
    and area_questions.question_id = any(days.question_ids)
    and not exists (
      select from question_parameters where question_parameters.question_id = area_questions.question_id))`;
