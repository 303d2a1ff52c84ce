import {
  resultStateOf,
  type MockExamResults,
  type PersonResult,
} from '@sabia/domain/mock-exams/mock-exam-results.ts';
import type { ScoreWeighting } from '@sabia/domain/mock-exams/score-weighting.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { brandName } from '../school/school.queries.ts';
import {
  isSeenClass,
  listedPeople,
  orderOfPeople,
  type Reader,
  withClassName,
} from './readings.queries.ts';
import {
  areasJson,
  cardsJson,
  daysJson,
  essaysOf,
  lastEssayJson,
  type PersonResults,
  scoresOf,
} from './person-results.queries.ts';
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

interface Row extends Pick<PersonResult, 'personId' | 'number' | 'name'>, PersonResults {
  className: string | null;
}

const personOf = ({ cards, ...row }: Row, areas: MockExamResults['areas']) => ({
  ...withClassName(row),
  state: resultStateOf(cards.map(({ state }) => state)),
  days: cards.map(({ scores: _scores, ...ofDay }) => ofDay),
  ...essaysOf(row),
  scores: scoresOf(cards, areas),
});
