import type { CardState } from '@sabia/domain/mock-exams/card-reading.ts';
import {
  resultStateOf,
  type MockExamResults,
  type PersonResult,
} from '@sabia/domain/mock-exams/mock-exam-results.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { isMarkTold } from '../essays/essay-results.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import {
  daysJson,
  listedPeople,
  orderOfPeople,
  stateOfCard,
  withClassName,
} from './readings.queries.ts';

type ResultHeadings = Pick<MockExamResults, 'title' | 'days' | 'areas'>;

/** The title, days and areas of an event, and if cards of it are no attempts yet; null if there is no such event. */
export const findResultHeadings = (
  db: Database,
  id: string,
): Promise<(ResultHeadings & { isWaiting: boolean }) | null> =>
  db.maybe(sql`
    select title, ${daysJson} as days, ${areasJson} as areas,
      exists (select from mock_exam_cards where mock_exam_id = mock_exam_events.id and mock_exam_cards.is_waiting) as is_waiting
    from mock_exam_events where id = ${id}`);

/** The results of an event for a viewer (product.md MOCK14). */
export async function readResults(
  db: Database,
  { id, title, days, areas }: ResultHeadings & { id: string },
  viewer: Pick<Viewer, 'id' | 'isAdmin'>,
): Promise<MockExamResults> {
  const rows = await db.many<Row>(sql`
    select person_id, listed.number, name, class_name, ${cardsJson} as cards, ${lastEssay} as essay
    from ${listedPeople(id, viewer)}
    order by ${orderOfPeople}`);
  return { title, days, areas, people: rows.map((row) => personOf(row, areas)) };
}

interface Row extends Pick<PersonResult, 'personId' | 'number' | 'name' | 'essay'> {
  className: string | null;
  cards: {
    day: number;
    state: CardState;
    rightQtd: number | null;
    scores: PersonResult['scores'] | null;
  }[];
}

function personOf({ cards, ...row }: Row, areas: MockExamResults['areas']): PersonResult {
  const scores = new Map(
    cards.flatMap((card) => (card.scores ?? []).map((score) => [score.areaId, score])),
  );
  return {
    ...withClassName(row),
    state: resultStateOf(cards.map(({ state }) => state)),
    days: cards.map(({ day, state, rightQtd }) => ({ day, state, rightQtd })),
    scores: areas.map(
      ({ id: areaId }) => scores.get(areaId) ?? { areaId, score: null, isEstimated: false },
    ),
  };
}

/** Those with a line on an answer card. */
const areasJson = sql`(
  select coalesce(json_agg(json_build_object('id', exam_areas.id, 'day', day, 'title', exam_areas.title, 'kind', exam_scales.kind)
    order by day, exam_areas.position), '[]')
  from mock_exam_days
  join exam_areas on exam_areas.practice_exam_id = mock_exam_days.practice_exam_id
  join exam_scorings on exam_scorings.practice_exam_id = exam_areas.practice_exam_id
  join exam_scales on exam_scales.id = scale_id
  where mock_exam_id = mock_exam_events.id and exists (
    select from area_questions where area_id = exam_areas.id and question_id = any(question_ids)))`;

/** From a row `listed`: by day, with right answers and scores where the answers count and are graded. */
const cardsJson = sql`(
  select json_agg(json_build_object('day', mock_exam_days.day, 'state', ${stateOfCard},
    'rightQtd', attempts.correct_questions_qtd, 'scores', (
      select json_agg(json_build_object('areaId', area_id, 'score', round(score::numeric, 2)::double precision,
        'isEstimated', is_estimated))
      from attempt_scores where attempt_scores.attempt_id = attempts.id)) order by mock_exam_days.day)
  from mock_exam_days
  left join mock_exam_cards on mock_exam_cards.mock_exam_id = mock_exam_days.mock_exam_id
    and mock_exam_cards.day = mock_exam_days.day and mock_exam_cards.number = listed.number
  left join attempts on attempts.id = mock_exam_cards.attempt_id and not is_conflict and not is_waiting
  where mock_exam_days.mock_exam_id = listed.mock_exam_id)`;

/** From a row `listed`. */
const lastEssay = sql`(
  select results.score from mock_exam_days
  join attempts on attempts.exam_id = practice_exam_id and attempts.user_id = listed.person_id
  join essay_results results on results.attempt_id = attempts.id
  where mock_exam_id = listed.mock_exam_id and ${isMarkTold(sql`results`)}
  order by results.settled_at desc limit 1)`;
