import { toExamOrder, type BookletOrder } from '@sabia/domain/mock-exams/booklet-order.ts';
import { cardOptions } from '@sabia/domain/mock-exams/card-layout.ts';
import type { CardMarks } from '@sabia/domain/mock-exams/compare-readings.ts';
import type { ReadSource } from '@sabia/domain/attempts/paper-answers.ts';
import { enterPaperAnswers, type PaperEssay, paperLocks } from '../attempts/enter-paper-answers.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { runSlices } from '../platform/jobs/run-slices.ts';
import { forEachSettled } from '../platform/jobs/for-each-settled.ts';
import { firstQuestion } from './mock-exams.queries.ts';

/** Cards that are read at once. */
const sliceSize = 50;

/** Cards that become attempts before the results of an event are read. */
const mostAtOnce = 10;

/** The card after which the next slice begins. */
interface Place {
  mockExamId: string;
  number: number;
  day: number;
}

const start: Place = { mockExamId: '00000000-0000-0000-0000-000000000000', number: 0, day: 0 };

interface WaitingCard extends Place {
  userId: string;
}

interface EnterRun {
  clock: () => Date;
  stopping?: AbortSignal | undefined;
}

/**
 * Makes the cards that were read the answers of attempts (product.md MOCK13), each card in a transaction of its own: a monitor
 * who sends a pile waits for none of it. A failed card is tried again in the next run.
 */
export async function enterReadings(db: Database, { clock, stopping }: EnterRun): Promise<void> {
  const slice = async (after: Place) => {
    const cards = await listWaiting(db, { after });
    await enterAll(db, cards, { clock, stopping });
    return cards.length < sliceSize ? undefined : cards.at(-1);
  };
  await runSlices(slice, { first: start, stopping });
}

/** Before the results of an event are read: the cards that were read last. A failure is that of the next run. */
export async function enterNewReadings(db: Database, eventId: string, { now }: At): Promise<void> {
  const cards = await listWaiting(db, { eventId, most: mostAtOnce });
  await enterAll(db, cards, { clock: () => now }).catch(() => {});
}

const enterAll = (db: Database, cards: readonly WaitingCard[], { clock, stopping }: EnterRun) =>
  forEachSettled(cards, (card) => enterCard(db, card, { now: clock() }), {
    errorMessage: 'answer cards that did not become attempts',
    stopping,
  });

const listWaiting = (
  db: Database,
  { eventId, after, most = sliceSize }: { eventId?: string; after?: Place; most?: number },
): Promise<WaitingCard[]> =>
  db.many<WaitingCard>(sql`
    select mock_exam_cards.mock_exam_id, mock_exam_cards.number, day, user_id
    from mock_exam_cards join mock_exam_people on mock_exam_people.mock_exam_id = mock_exam_cards.mock_exam_id
      and mock_exam_people.number = mock_exam_cards.number
    where is_waiting and ${eventId ? sql`mock_exam_cards.mock_exam_id = ${eventId}` : sql`true`}
      and ${after ? sql`(mock_exam_cards.mock_exam_id, mock_exam_cards.number, day) > (${after.mockExamId}::uuid, ${after.number}::integer, ${after.day}::smallint)` : sql`true`}
    order by ${eventId ? sql`read_at desc,` : sql``} mock_exam_cards.mock_exam_id, mock_exam_cards.number, day limit ${most}`);

/** Two processes that enter the same card write it once. */
function enterCard(db: Database, card: WaitingCard, { now }: At): Promise<void> {
  const { mockExamId, number, day, userId } = card;
  return db.transaction(async (tx) => {
    const waiting = await findWaiting(tx, card);
    if (!waiting) return;
    const { marks, questionIds, lines, firstQuestion: first, sheets, ...paper } = waiting;
    const inExam = toExamOrder(marks, lines, first);
    const answers = questionIds.map((questionId, index) => ({
      questionId,
      mark: placeOf(inExam, first + index),
    }));
    const attemptId = await enterPaperAnswers(
      tx,
      { ...paper, userId, answers, essays: sheets.map(essayOf) },
      { now },
    );
    // Another reading may have changed the answers in the meantime.
    await tx.run(sql`
      update mock_exam_cards set attempt_id = ${attemptId}, is_waiting = answers <> ${JSON.stringify(marks)}::jsonb
      where mock_exam_id = ${mockExamId} and number = ${number} and day = ${day}`);
  }, paperLocks(userId));
}

interface Sheet {
  questionId: string;
  url: string;
}

const essayOf = ({ questionId, url }: Sheet): PaperEssay => ({
  questionId,
  response: { kind: 'FILE', files: [{ url, name: 'Folha de redação' }] },
});

function placeOf(marks: CardMarks, line: number): number | 'double' | null {
  const mark = marks[line];
  if (!mark) return null;
  return mark === 'double' ? mark : cardOptions.indexOf(mark);
}

const findWaiting = (db: Database, { mockExamId, number, day }: WaitingCard) =>
  db.maybe<{
    examId: string;
    attemptId: string | null;
    questionIds: string[];
    firstQuestion: number;
    /** The order of the booklet. */
    lines: BookletOrder;
    marks: CardMarks;
    readBy: string;
    readAt: string;
    sheets: Sheet[];
    source: ReadSource;
  }>(sql`
    select practice_exam_id as exam_id, attempt_id, question_ids, ${firstQuestion} as first_question,
      lines, answers as marks, read_by, read_at, source, (
        select coalesce(json_agg(json_build_object('questionId', question_id, 'url', url) order by essay), '[]')
        from mock_exam_sheets sheets
        where sheets.mock_exam_id = days.mock_exam_id and sheets.number = mock_exam_cards.number
          and sheets.day = days.day) as sheets
    from mock_exam_cards join mock_exam_days days
      on days.mock_exam_id = mock_exam_cards.mock_exam_id and days.day = mock_exam_cards.day
    join mock_exam_booklets on mock_exam_booklets.mock_exam_id = mock_exam_cards.mock_exam_id
      and mock_exam_booklets.day = mock_exam_cards.day and mock_exam_booklets.color = mock_exam_cards.color
    where mock_exam_cards.mock_exam_id = ${mockExamId} and number = ${number} and mock_exam_cards.day = ${day} and is_waiting`);
