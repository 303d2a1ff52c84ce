import type { CardState } from '@sabia/domain/mock-exams/card-reading.ts';
import type { MockExamResults, PersonResult } from '@sabia/domain/mock-exams/mock-exam-results.ts';
import { isMarkTold } from '../essays/essay-results.queries.ts';
import { sql } from '../platform/db/database.ts';
import { stateOfCard } from './readings.queries.ts';

/** The results of a person by day, with the essay. */
export interface PersonResults {
  essay: { points: number; isOfEnem: boolean } | null;
  cards: {
    day: number;
    state: CardState;
    rightQtd: number | null;
    openedEarly: boolean;
    scores: PersonResult['scores'] | null;
  }[];
}

/** The points of the last essay; `enemEssay` only by the rubric of the Enem. */
export const essaysOf = ({ essay }: Pick<PersonResults, 'essay'>) => ({
  essay: essay?.points ?? null,
  enemEssay: essay?.isOfEnem ? essay.points : null,
});

/** In the order of the areas. */
export function scoresOf(
  cards: PersonResults['cards'],
  areas: MockExamResults['areas'],
): PersonResult['scores'] {
  const scores = new Map(
    cards.flatMap((card) => (card.scores ?? []).map((score) => [score.areaId, score])),
  );
  return areas.map(
    ({ id: areaId }) => scores.get(areaId) ?? { areaId, score: null, isEstimated: false },
  );
}

/** From a row of `mock_exam_days`: the questions that one person is asked, which are of one foreign language. */
const askedQtd = sql`(
  select count(*) filter (where language is null)
    + greatest(count(*) filter (where language = 0), count(*) filter (where language = 1))
  from unnest(question_ids) listed(id) left join area_questions on question_id = listed.id)`;

/** From a row of `mock_exam_events`. */
export const daysJson = sql`(
  select json_agg(json_build_object('day', day, 'title', title, 'questionsQtd', ${askedQtd}) order by day)
  from mock_exam_days join practice_exams on practice_exams.id = practice_exam_id
  where mock_exam_id = mock_exam_events.id)`;

/** From a row of `mock_exam_events`: the areas with a line on an answer card. */
export const areasJson = sql`(
  select coalesce(json_agg(json_build_object('id', exam_areas.id, 'day', day, 'title', exam_areas.title,
    'kind', exam_scales.kind, 'area', exam_areas.area)
    order by day, exam_areas.position), '[]')
  from mock_exam_days
  join exam_areas on exam_areas.practice_exam_id = mock_exam_days.practice_exam_id
  join exam_scorings on exam_scorings.practice_exam_id = exam_areas.practice_exam_id
  join exam_scales on exam_scales.id = scale_id
  where mock_exam_id = mock_exam_events.id and exists (
    select from area_questions where area_id = exam_areas.id and question_id = any(question_ids)))`;

/**
 * From rows `listed` and `mock_exam_days`: a phone has opened the exam more than a minute before the start, which is what
 * comes first: the start of the event, for its first day, or that of the sealed exam.
 */
const openedEarly = sql`exists (
  select from mock_exam_readings phone
  join mock_exam_events on mock_exam_events.id = phone.mock_exam_id
  join mock_exam_seals on mock_exam_seals.mock_exam_id = phone.mock_exam_id and mock_exam_seals.day = phone.day
  where phone.mock_exam_id = listed.mock_exam_id and phone.number = listed.number and phone.day = mock_exam_days.day
    and phone.source = 'PHONE' and (phone.log ->> 'openedAt')::timestamptz + interval '1 minute'
      < least(case when phone.day = 1 then mock_exam_events.starts_at end, mock_exam_seals.started_at))`;

/** From a row `listed`: by day, with right answers and scores where the answers count and are graded. */
export const cardsJson = sql`(
  select json_agg(json_build_object('day', mock_exam_days.day, 'state', ${stateOfCard},
    'rightQtd', attempts.correct_questions_qtd, 'openedEarly', ${openedEarly}, 'scores', (
      select json_agg(json_build_object('areaId', area_id, 'score', round(score::numeric, 2)::double precision,
        'isEstimated', is_estimated))
      from attempt_scores where attempt_scores.attempt_id = attempts.id)) order by mock_exam_days.day)
  from mock_exam_days
  left join mock_exam_cards on mock_exam_cards.mock_exam_id = mock_exam_days.mock_exam_id
    and mock_exam_cards.day = mock_exam_days.day and mock_exam_cards.number = listed.number
  left join attempts on attempts.id = mock_exam_cards.attempt_id and not is_conflict and not is_waiting
  where mock_exam_days.mock_exam_id = listed.mock_exam_id)`;

/** From a row `listed`: points and rubric of the last essay with a told mark. */
const lastEssayRow = sql`(
  select results.score, questions.rubric from mock_exam_days
  join attempts on attempts.exam_id = practice_exam_id and attempts.user_id = listed.person_id
  join essay_results results on results.attempt_id = attempts.id
  join questions on questions.id = results.question_id
  where mock_exam_id = listed.mock_exam_id and ${isMarkTold(sql`results`)}
  order by results.settled_at desc limit 1) last_essay`;

/** From a row `listed`: points. */
export const lastEssay = sql`(select score from ${lastEssayRow})`;

/** From a row `listed`. */
export const lastEssayJson = sql`(
  select json_build_object('points', score, 'isOfEnem', coalesce(rubric = 'ENEM', false)) from ${lastEssayRow})`;
