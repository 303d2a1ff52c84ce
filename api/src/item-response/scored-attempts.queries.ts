import type { KeyFrom } from '@sabia/domain/attempts/key-release.ts';
import type { Area } from '@sabia/domain/item-response/booklet.ts';
import type { ScoredAttempt } from '@sabia/domain/item-response/exam-scores.contract.ts';
import type { CountScale, ScaleKind } from '@sabia/domain/item-response/exam-scale.ts';
import type { AreaAnswer } from '@sabia/domain/item-response/exam-score.ts';
import { officialOrigin, type AreaQuestion } from '@sabia/domain/item-response/official-items.ts';
import { toldAreas } from '@sabia/domain/item-response/told-areas.ts';
import { fewestForAverage } from '@sabia/domain/progress/averages.ts';
import { taskInForce } from '../attempts/attempts.queries.ts';
import { keyFrom, withheldExamIds } from '../attempts/key-release.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { bookletCodes, hasOtherKey, parameterState } from './exam-scoring.queries.ts';

/** An answer of an area, as scoring needs it. */
interface AnswerRow extends AreaAnswer, AreaQuestion {
  /** Place in the attempt, from 1. */
  number: number;
  ability: number | null;
  isEstimated: boolean;
}

/** An area of a submitted attempt with its scale and its answers. */
export interface AttemptAreaRow extends CountScale {
  attemptId: string;
  userId: string;
  practiceExamId: string;
  version: number;
  scaleTitle: string;
  kind: ScaleKind;
  areaId: string;
  title: string;
  area: Area | null;
  weight: number;
  ownCut: number | null;
  slope: number;
  intercept: number;
  /** Of the booklet: its parameters give official scores. */
  booklet: boolean | null;
  /** Of the items that count in the booklet; null without one. */
  bookletCodes: number[] | null;
  average: number | null;
  answers: AnswerRow[];
}

/** From a row of `graded_answers`: the items of a true or false question whose task in force is scored by item. */
const itemsOfAnswer = sql`(
  select json_build_object('totalQtd', json_array_length(seen.task -> 'items'),
    'answeredQtd', coalesce(jsonb_array_length(graded_answers.response -> 'items'), 0))
  from (
    select coalesce(${taskInForce} -> 'task', versions.task::json) as task
    from question_versions versions where versions.id = graded_answers.version_id
  ) seen
  where seen.task ->> 'scoring' = 'PER_ITEM')`;

/** The areas of submitted attempts at exams with a scale, in the order of the exam; areas without an answer are left out. */
export const listAttemptAreas = (db: Database, attemptIds: readonly string[]) =>
  db.many<AttemptAreaRow>(sql`
    select attempts.id as attempt_id, attempts.user_id, exam_scorings.practice_exam_id, exam_scorings.version,
      exam_scales.title as scale_title, exam_scales.kind,
      coalesce(right_points, 0) as right_points, coalesce(wrong_points, 0) as wrong_points,
      exam_scales.cut, area_cut, cut_unit,
      exam_areas.id as area_id, exam_areas.title, exam_areas.area, exam_areas.weight, exam_areas.cut as own_cut,
      coalesce(scales.slope, exam_scales.slope, 0) as slope,
      coalesce(scales.intercept, exam_scales.intercept, 0) as intercept,
      booklets.is_reproducible as booklet,
      ${bookletCodes(sql`booklet_items.language = attempts.foreign_language`)} as booklet_codes,
      case when learners_qtd >= ${fewestForAverage} then exam_areas.average end as average, answered.answers
    from attempts
    join exam_scorings on exam_scorings.practice_exam_id = attempts.exam_id
    join exam_scales on exam_scales.id = exam_scorings.scale_id
    join exam_areas on exam_areas.practice_exam_id = attempts.exam_id
    left join scales on scales.area = exam_areas.area
    left join booklets on booklets.year = exam_areas.year and booklets.code = exam_areas.booklet
    cross join lateral (
      select json_agg(json_build_object('questionId', graded_answers.question_id,
          'isRight', graded_answers.is_correct, 'isBlank', num_nonnulls(graded_answers.alternative_id, graded_answers.response) = 0,
          'credit', case when response is null then is_correct::integer else graded_answers.credit end,
          'items', case when versions.kind = 'TRUE_FALSE' then ${itemsOfAnswer} end,
          'number', array_position(attempts.version_ids, graded_answers.version_id),
          'weight', coalesce(attempts.question_weights[
            array_position(attempts.version_ids, graded_answers.version_id)], 1),
          'annulment', (select choice from question_annulments
            where question_annulments.exam_id = attempts.exam_id
              and question_annulments.question_id = graded_answers.question_id),
          'ability', ability, 'isEstimated', coalesce(sample is not null, false),
          'state', ${parameterState}, 'itemCode', item_code,
          'parameters', case when a is not null and not ${hasOtherKey}
            then json_build_object('a', a, 'b', b, 'c', c) end)
        order by array_position(attempts.version_ids, graded_answers.version_id)) as answers
      from graded_answers
      join area_questions on area_questions.question_id = graded_answers.question_id
        and area_questions.area_id = exam_areas.id
      join questions on questions.id = graded_answers.question_id
        and questions.exam_id = exam_areas.practice_exam_id
      join question_versions versions on versions.id = questions.version_id
      left join question_parameters on question_parameters.question_id = graded_answers.question_id
      where graded_answers.attempt_id = attempts.id
    ) answered
    where attempts.id = any(${attemptIds}::uuid[]) and attempts.submitted_at is not null
      and answered.answers is not null
    order by attempts.id, exam_areas.position`);

/** Of a learner's submitted attempt at an exam with a scale; null for any other. `isScored`: its scores are current. */
export const findScoring = (db: Database, { id, userId }: { id: string; userId: string }) =>
  db.maybe<{ isScored: boolean; keyFrom: KeyFrom }>(sql`
    select coalesce(attempt_scorings.version = exam_scorings.version, false) as is_scored,
      ${keyFrom(sql`practice_exams`)} as key_from
    from attempts join exam_scorings on exam_scorings.practice_exam_id = attempts.exam_id
    join practice_exams on practice_exams.id = exam_scorings.practice_exam_id
    left join attempt_scorings on attempt_scorings.attempt_id = attempts.id
    where attempts.id = ${id} and attempts.user_id = ${userId} and attempts.submitted_at is not null`);

interface ScoredAttemptRow extends Omit<ScoredAttempt, 'areas'> {
  isKeyWithheld: boolean;
  areas: (Omit<ScoredAttempt['areas'][number], 'isReproducible' | 'isContradictory'> & {
    booklet: boolean | null;
    isWhole: boolean | null;
  })[];
}

/** The attempts of a learner that have a score, the newest first, as far as it is told (product.md A38, A39). */
export async function listScoredAttempts(
  db: Database,
  { userId, limit, now }: { userId: string; limit: number; now: Date },
): Promise<ScoredAttempt[]> {
  const attempts = await db.many<ScoredAttemptRow>(sql`
    select attempt_scorings.practice_exam_id in (${withheldExamIds(now)}) as is_key_withheld,
       attempt_scorings.attempt_id, attempt_scorings.practice_exam_id, practice_exams.title,
      attempts.submitted_at, exam_scales.kind, attempt_scorings.total, attempt_scorings.is_approved,
      (select json_agg(json_build_object(
          'areaId', exam_areas.id, 'title', exam_areas.title, 'area', exam_areas.area,
          'weight', exam_areas.weight, 'score', attempt_scores.score, 'standardError', standard_error,
          'correctQtd', correct_qtd, 'wrongQtd', wrong_qtd, 'itemsQtd', items_qtd,
          'isApproved', attempt_scores.is_approved, 'isEstimated', is_estimated,
          'booklet', booklets.is_reproducible, 'isWhole', is_whole,
          'average', case when learners_qtd >= ${fewestForAverage} then exam_areas.average end)
        order by exam_areas.position)
        from attempt_scores join exam_areas on exam_areas.id = attempt_scores.area_id
        left join booklets on booklets.year = exam_areas.year and booklets.code = exam_areas.booklet
        where attempt_scores.attempt_id = attempt_scorings.attempt_id) as areas
    from attempt_scorings
    join attempts on attempts.id = attempt_scorings.attempt_id
    join practice_exams on practice_exams.id = attempt_scorings.practice_exam_id
    join exam_scorings on exam_scorings.practice_exam_id = attempt_scorings.practice_exam_id
    join exam_scales on exam_scales.id = exam_scorings.scale_id
    where attempt_scorings.user_id = ${userId}
    order by attempts.submitted_at desc, attempts.id desc limit ${limit}`);
  return attempts.map(({ isKeyWithheld, areas: rows, ...attempt }) => {
    const areas = rows.map(({ booklet, isWhole, ...area }) => ({
      ...area,
      ...officialOrigin({ kind: attempt.kind, booklet, isWhole }),
    }));
    return { ...attempt, areas: isKeyWithheld ? toldAreas(areas) : areas };
  });
}
