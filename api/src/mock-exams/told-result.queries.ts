import type { CardCode } from '@sabia/domain/mock-exams/card-code.ts';
import {
  asksAllParts,
  meanOf,
  type ScoreWeighting,
} from '@sabia/domain/mock-exams/score-weighting.ts';
import { endOfTelling, type ToldResult } from '@sabia/domain/mock-exams/told-result.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import {
  areasJson,
  cardsJson,
  daysJson,
  essaysOf,
  lastEssayJson,
  type PersonResults,
  scoresOf,
} from './person-results.queries.ts';
import type { ResultHeadings } from './results.queries.ts';
import { weightingsJson } from './score-weightings.ts';

/** From a row of `mock_exam_events`. */
const hasEnemEssay = sql`exists (
  select from mock_exam_days
  join questions on questions.exam_id = practice_exam_id and questions.exam_kind = 'PRACTICE_EXAM'
  where mock_exam_id = mock_exam_events.id and questions.deleted_at is null and rubric = 'ENEM')`;

interface ToldRow extends Pick<ResultHeadings, 'title' | 'days' | 'areas'>, PersonResults {
  startsAt: string | null;
  lastReadAt: string | null;
  name: string;
  hasEnemEssay: boolean;
  weightings: ScoreWeighting[];
}

/** The results of the person with a number in an event, while they are told (product.md MOCK33); else null. */
export async function findToldResult(
  db: Database,
  { event, person }: Pick<CardCode, 'event' | 'person'>,
  { now }: At,
): Promise<ToldResult | null> {
  const row = await db.maybe<ToldRow>(sql`
    select mock_exam_events.title, starts_at, ${daysJson} as days, ${areasJson} as areas, name, ${cardsJson} as cards,
      ${lastEssayJson} as essay, ${hasEnemEssay} as has_enem_essay, ${weightingsJson} as weightings, (
        select max(read_at) from mock_exam_cards
        where mock_exam_cards.mock_exam_id = listed.mock_exam_id and mock_exam_cards.number = listed.number) as last_read_at
    from (
      select mock_exam_id, mock_exam_people.number, user_id as person_id, name
      from mock_exam_people join users on users.id = user_id and closed_at is null
      where mock_exam_people.number = ${person} and mock_exam_id = (
        select id from mock_exam_events where mock_exam_events.number = ${event})
    ) listed join mock_exam_events on mock_exam_events.id = mock_exam_id`);
  if (!row) return null;
  const { title, name, cards, areas, weightings } = row;
  const essays = essaysOf(row);
  const endsAt = endOfTelling(row);
  if (endsAt !== null && endsAt <= now) return null;
  const scores = scoresOf(cards, areas);
  return {
    title,
    name,
    days: row.days.map((day, at) => ({
      ...day,
      state: cards[at]?.state ?? 'NONE',
      rightQtd: cards[at]?.rightQtd ?? null,
    })),
    areas: areas.map((area, at) => ({
      day: area.day,
      title: area.title,
      score: scores[at]?.score ?? null,
      isEstimated: scores[at]?.isEstimated ?? false,
    })),
    essay: essays.essay,
    means: weightings
      .filter(({ weights }) => asksAllParts(row, weights))
      .map((one) => ({
        title: one.title,
        ...meanOf({ scores, enemEssay: essays.enemEssay }, areas, one.weights),
      })),
    endsAt: endsAt?.toISOString() ?? null,
  };
}
