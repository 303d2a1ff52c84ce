import type { ForeignLanguage } from '@sabia/domain/item-response/booklet.ts';
import type { ExamScoring } from '@sabia/domain/item-response/exam-scores.contract.ts';
import type { NumberedQuestion } from '@sabia/domain/item-response/match-booklet.ts';
import {
  isWhole,
  officialOrigin,
  type AreaQuestion,
} from '@sabia/domain/item-response/official-items.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { scaleJson } from './exam-scales.queries.ts';

/** From a row of `question_versions` named `versions`: the letter of the right alternative. */
const rightLetter = sql`(
  select chr(64 + place::integer)
  from jsonb_array_elements(versions.alternatives) with ordinality listed (choice, place)
  where choice ->> 'id' = versions.right_alternative_id::text)`;

/** Condition on `question_parameters` and `versions`: another alternative is right than that of the published item. */
export const hasOtherKey = sql`coalesce(question_parameters.key <> 'X'
  and question_parameters.key <> ${rightLetter}, false)`;

/** From rows of `question_parameters`, which may be missing, and `versions`: a `ParameterState`. */
export const parameterState = sql`case
  when question_parameters.question_id is null then 'MISSING'
  when ${hasOtherKey} then 'DIFFERENT'
  when is_abandoned then 'ABANDONED' else 'KNOWN' end`;

/** From rows of `exam_areas` and `booklets`: the codes of the booklet's items that count for languages like this; null without a booklet. */
export const bookletCodes = (
  isOfLanguage: Statement,
) => sql`case when booklets.code is not null then array(
  select item.code from booklet_items join item_parameters item on item.id = item_id
  where booklet_items.year = booklets.year and booklet_items.booklet = booklets.code
    and item.a is not null and (booklet_items.language is null or ${isOfLanguage})) end`;

type ScoringArea = ExamScoring['areas'][number];

interface ScoringRow extends Omit<ExamScoring, 'areas'> {
  areas: (Omit<ScoringArea, 'questions'> & {
    bookletCodes: number[] | null;
    questions: (ScoringArea['questions'][number] & Omit<AreaQuestion, 'state'>)[];
  })[];
}

/** Null if the exam is deleted or unknown. */
export async function findExamScoring(db: Database, id: string): Promise<ExamScoring | null> {
  const row = await findScoringRow(db, id);
  return row && { ...row, areas: row.areas.map((area) => scoringArea(area, row.scale)) };
}

function scoringArea(
  { bookletCodes: codes, questions, ...area }: ScoringRow['areas'][number],
  scale: ExamScoring['scale'],
): ScoringArea {
  const stated = questions.map((question) => ({ ...question, state: question.parameters }));
  const { isReproducible } = officialOrigin({
    kind: scale?.kind ?? 'COUNT',
    booklet: area.booklet?.isReproducible ?? null,
    isWhole: codes && isWhole(stated, codes),
  });
  return {
    ...area,
    booklet: area.booklet && { ...area.booklet, isReproducible },
    questions: questions.map(({ id, language, parameters }) => ({ id, language, parameters })),
  };
}

const findScoringRow = (db: Database, id: string) =>
  db.maybe<ScoringRow>(sql`
    select
      (select ${scaleJson} from exam_scorings join exam_scales on exam_scales.id = scale_id
        where practice_exam_id = practice_exams.id) as scale,
      (select coalesce(json_agg(json_build_object(
          'id', exam_areas.id, 'title', exam_areas.title, 'area', exam_areas.area,
          'weight', exam_areas.weight, 'cut', exam_areas.cut, 'timeLimitMinutes', exam_areas.time_limit_minutes,
          'booklet', case when exam_areas.booklet is not null then json_build_object(
            'year', exam_areas.year, 'booklet', exam_areas.booklet, 'colour', booklets.colour,
            'isReproducible', booklets.is_reproducible) end,
          'bookletCodes', ${bookletCodes(sql`booklet_items.language in (
            select language from area_questions where area_id = exam_areas.id)`)},
          'questions', (
            select coalesce(json_agg(json_build_object('id', questions.id, 'language', language,
                'parameters', ${parameterState},
                'itemCode', item_code, 'weight', questions.weight, 'annulment', (
                  select choice from question_annulments
                  where exam_id = practice_exams.id and question_annulments.question_id = questions.id))
              order by questions.position, questions.id), '[]')
            from area_questions join questions on questions.id = area_questions.question_id
            join question_versions versions on versions.id = questions.version_id
            left join question_parameters on question_parameters.question_id = questions.id
            where area_questions.area_id = exam_areas.id and questions.deleted_at is null
              and questions.exam_id = exam_areas.practice_exam_id))
        order by exam_areas.position), '[]')
        from exam_areas
        left join booklets on booklets.year = exam_areas.year and booklets.code = exam_areas.booklet
        where exam_areas.practice_exam_id = practice_exams.id) as areas,
      array(select questions.id from questions
        where questions.exam_id = practice_exams.id and questions.deleted_at is null
        order by questions.position, questions.id) as question_ids,
      (select count(*) from attempts where attempts.exam_id = practice_exams.id
        and submitted_at is not null) as attempts_qtd
    from practice_exams where practice_exams.id = ${id} and not is_deleted`);

/** The questions of an exam with their keys; null if the exam is deleted or unknown. */
export async function listNumberedQuestions(
  db: Database,
  practiceExamId: string,
): Promise<NumberedQuestion[] | null> {
  const exam = await db.maybe<{ questions: NumberedQuestion[] }>(sql`
    select (
      select coalesce(json_agg(json_build_object('id', id, 'number', number, 'key', key, 'code', code) order by number), '[]')
      from (
        select questions.id, questions.code, ${rightLetter} as key,
          row_number() over (order by questions.position, questions.id) as number
        from questions join question_versions versions on versions.id = questions.version_id
        where questions.exam_id = practice_exams.id and questions.deleted_at is null
      ) numbered) as questions
    from practice_exams where id = ${practiceExamId} and not is_deleted`);
  return exam?.questions ?? null;
}

/** Condition: the question is in the attempts with this language choice. */
export const isOfLanguage = (language: ForeignLanguage | null) => sql`not exists (
  select from area_questions
  where area_questions.question_id = questions.id and area_questions.language <> ${language})`;

/** From a row of `questions`: its area as JSON, or null. */
export const areaOfQuestion = sql`(
  select json_build_object('questionId', question_id, 'areaId', area_id, 'language', language)
  from area_questions where question_id = questions.id)`;

/** From a row of `practice_exams`: attempts have the questions of one of two languages. */
export const hasLanguageChoice = sql`exists (
  select from exam_areas join area_questions on area_questions.area_id = exam_areas.id
  where exam_areas.practice_exam_id = practice_exams.id and area_questions.language is not null)`;

/** From a row of `practice_exams`: its scale as JSON, or null. */
export const scaleOfExam = sql`(
  select json_build_object('title', exam_scales.title, 'kind', exam_scales.kind)
  from exam_scorings join exam_scales on exam_scales.id = scale_id
  where exam_scorings.practice_exam_id = practice_exams.id)`;

/** From a row of `practice_exams`: attempts have scores by item response. */
export const hasItemResponse = sql`exists (
  select from exam_scorings join exam_scales on exam_scales.id = scale_id
  where exam_scorings.practice_exam_id = practice_exams.id and exam_scales.kind = 'ITEM_RESPONSE')`;

/** From a row of `practice_exams`: its areas in their order, an `ExamArea[]`. */
export const areasOfExam = sql`(
  select coalesce(json_agg(json_build_object('title', title, 'timeLimitMinutes', exam_areas.time_limit_minutes,
      'questionIds', array(select question_id from area_questions where area_id = exam_areas.id))
    order by exam_areas.position), '[]')
  from exam_areas where exam_areas.practice_exam_id = practice_exams.id)`;

/** From a row of `practice_exams`: attempts have the areas one after the other (product.md A19). */
export const hasTimedAreas = sql`exists (
  select from exam_areas
  where exam_areas.practice_exam_id = practice_exams.id and exam_areas.time_limit_minutes is not null)`;

/** From a row of `practice_exams`: the areas with own times before an attempt, or null. */
export const timedAreasOfExam = sql`case when not practice_exams.auto_generate and ${hasTimedAreas} then (
  select json_agg(json_build_object('title', title, 'timeLimitMinutes', exam_areas.time_limit_minutes,
      'questionsQtd', (
        select count(*) filter (where language is distinct from 1)
        from area_questions join questions on questions.id = area_questions.question_id
        where area_id = exam_areas.id and questions.deleted_at is null))
    order by exam_areas.position)
  from exam_areas where exam_areas.practice_exam_id = practice_exams.id) end`;
