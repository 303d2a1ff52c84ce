import type { CardCode } from '@sabia/domain/mock-exams/card-code.ts';
import type { CardState } from '@sabia/domain/mock-exams/card-reading.ts';
import {
  resultStateOf,
  type MockExamResults,
  type PersonResult,
} from '@sabia/domain/mock-exams/mock-exam-results.ts';
import {
  asksAllParts,
  meanOf,
  type ScoreWeighting,
} from '@sabia/domain/mock-exams/score-weighting.ts';
import { endOfTelling, type ToldResult } from '@sabia/domain/mock-exams/told-result.ts';
import type { At } from '../platform/act.ts';
import { isMarkTold } from '../essays/essay-results.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { brandName } from '../school/school.queries.ts';
import {
  isSeenClass,
  listedPeople,
  orderOfPeople,
  type Reader,
  stateOfCard,
  withClassName,
} from './readings.queries.ts';
import { weightingsJson } from './score-weightings.ts';

/** An event with its days and areas. */
export interface ResultHeadings extends Pick<
  MockExamResults,
  'title' | 'mayReadReport' | 'classes' | 'days' | 'areas'
> {
  id: string;
  /** In the codes of its answer cards, as the booklets are. */
  number: number;
  colorsQtd: number;
  createdAt: string;
  /** For papers. */
  schoolName: string;
  /** Of the school. */
  weightings: ScoreWeighting[];
}

/** Also says if cards of the event are no attempts yet; null if there is no such event. */
export const findResultHeadings = (
  db: Database,
  id: string,
  viewer: Reader,
): Promise<(ResultHeadings & { isWaiting: boolean }) | null> =>
  db.maybe(sql`
    select id, number, colors_qtd, title, created_at, ${brandName} as school_name, ${daysJson} as days, ${areasJson} as areas, ${weightingsJson} as weightings, (
        select coalesce(json_agg(json_build_object('id', classes.id, 'title', classes.title)
          order by classes.title collate "pt-BR-x-icu", classes.id), '[]')
        from mock_exam_classes join classes on classes.id = class_id
        where mock_exam_id = mock_exam_events.id and ${isSeenClass(viewer)}) as classes, (
        ${viewer.isAdmin} or exists (
          select from class_members join mock_exam_classes on mock_exam_classes.class_id = class_members.class_id
          where mock_exam_id = mock_exam_events.id and user_id = ${viewer.id} and left_at is null and role = 'TEACHER')
      ) as may_read_report,
      exists (select from mock_exam_cards where mock_exam_id = mock_exam_events.id and mock_exam_cards.is_waiting) as is_waiting
    from mock_exam_events where id = ${id}`);

/** For 5,000 people (product.md MOCK7) with 180 answers each. */
export const timeoutOfResultsMs = 15_000;

/** The people of the results, and their codes. */
interface ResultsWish {
  classId?: string | undefined;
  /** The code of an answer card of a person. */
  codeOf: (headings: ResultHeadings, number: number) => string;
}

/** The results of an event for a viewer (product.md MOCK14); of one class if asked. */
export async function readResults(
  db: Database,
  { classId, codeOf, ...headings }: ResultHeadings & ResultsWish,
  viewer: Reader,
): Promise<MockExamResults> {
  const { id, title, mayReadReport, classes, days, areas } = headings;
  const rows = await db.transaction(
    (tx) =>
      tx.many<Row>(sql`
        select person_id, listed.number, name, class_name, ${cardsJson} as cards, ${lastEssayJson} as essay
        from ${listedPeople(id, viewer, classId)}
        order by ${orderOfPeople}`),
    { timeoutMs: timeoutOfResultsMs },
  );
  const people = rows.map((row) => ({
    ...personOf(row, areas),
    code: codeOf(headings, row.number),
  }));
  return { title, mayReadReport, classes, days, areas, people };
}

interface ToldRow extends Pick<ResultHeadings, 'title' | 'days' | 'areas'> {
  startsAt: string | null;
  lastReadAt: string | null;
  name: string;
  cards: Row['cards'];
  essay: Row['essay'];
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

interface Row extends Pick<PersonResult, 'personId' | 'number' | 'name'> {
  essay: { points: number; isOfEnem: boolean } | null;
  className: string | null;
  cards: {
    day: number;
    state: CardState;
    rightQtd: number | null;
    openedEarly: boolean;
    scores: PersonResult['scores'] | null;
  }[];
}

const personOf = ({ cards, ...row }: Row, areas: MockExamResults['areas']) => ({
  ...withClassName(row),
  state: resultStateOf(cards.map(({ state }) => state)),
  days: cards.map(({ scores: _scores, ...ofDay }) => ofDay),
  ...essaysOf(row),
  scores: scoresOf(cards, areas),
});

const essaysOf = ({ essay }: Pick<Row, 'essay'>) => ({
  essay: essay?.points ?? null,
  enemEssay: essay?.isOfEnem ? essay.points : null,
});

/** In the order of the areas. */
function scoresOf(cards: Row['cards'], areas: MockExamResults['areas']): PersonResult['scores'] {
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

const daysJson = sql`(
  select json_agg(json_build_object('day', day, 'title', title, 'questionsQtd', ${askedQtd}) order by day)
  from mock_exam_days join practice_exams on practice_exams.id = practice_exam_id
  where mock_exam_id = mock_exam_events.id)`;

/** Those with a line on an answer card. */
const areasJson = sql`(
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
const cardsJson = sql`(
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
const lastEssayJson = sql`(
  select json_build_object('points', score, 'isOfEnem', coalesce(rubric = 'ENEM', false)) from ${lastEssayRow})`;

/** From a row of `mock_exam_events`. */
const hasEnemEssay = sql`exists (
  select from mock_exam_days
  join questions on questions.exam_id = practice_exam_id and questions.exam_kind = 'PRACTICE_EXAM'
  where mock_exam_id = mock_exam_events.id and questions.deleted_at is null and rubric = 'ENEM')`;
