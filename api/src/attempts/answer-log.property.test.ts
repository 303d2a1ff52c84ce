import { randomUUID } from 'node:crypto';
import type { Attempt, LoggedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { openDatabase, sql, type DatabasePool } from '../platform/db/database.ts';
import { freshDatabase } from '../../test/support/fresh-database.ts';
import { aUser } from '../users/users.factory.ts';
import { asAttempt } from './attempt-replies.ts';
import { practiceExam } from './attempts.factory.ts';
import { saveAnswers } from './save-answers.ts';
import { startAttempt } from './start-attempt.ts';
import { submitAttempt } from './submit-attempt.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';

// A learner's devices and the server, with the failures between them: lost requests, lost replies,
// repeated requests, other orders, reloaded pages, a second device, clocks set back and forward, restarts
// of the server. The grade must be that of the alternatives that the learner chose last.

const questionsQtd = 5;
const runs = 2000;

const url = await freshDatabase();
let db: DatabasePool = openDatabase(url, { timeoutMs: 15_000 });
const { id: practiceExamId } = await aPracticeExam(db, { questions: questionsQtd });

type Event =
  | { kind: 'answer'; question: number; choice: number | null }
  | {
      kind: 'send';
      fate: 'arrives' | 'request lost' | 'reply lost' | 'sent twice' | 'in another order';
    }
  | { kind: 'clock'; hours: number }
  | { kind: 'reload' | 'other device' };

const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      question: fc.nat({ max: questionsQtd - 1 }),
      choice: fc.constantFrom(0, 1, null),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      fate: fc.constantFrom(
        'arrives',
        'request lost',
        'reply lost',
        'sent twice',
        'in another order',
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('reload' as const, 'other device' as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      hours: fc.integer({ min: -30, max: 30 }),
    }),
  },
);

it(`grades the last choices, whatever fails on the way (${runs} attempts)`, async () => {
  let restarts = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 12 }),
      fc.integer({ min: 0, max: 99 }),
      async (events, luck) => {
        // Expensive, so not in every run.
        if (luck === 0) {
          await db.close();
          db = openDatabase(url, { timeoutMs: 15_000 });
          restarts += 1;
        }
        await takeAttempt(events);
      },
    ),
    { numRuns: runs },
  );
  expect(restarts).toBeGreaterThan(0);
}, 300_000);

it('keeps the place of each line in the log, in whatever order lines arrive', async () => {
  const line = fc.record({
    device: fc.nat({ max: 1 }),
    question: fc.nat({ max: 2 }),
    minutes: fc.nat({ max: 30 }),
    arrival: fc.nat(),
    batch: fc.nat({ max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 2, maxLength: 10 }), async (given) => {
      const viewer = { ...(await aUser(db)), claims: {} } as Viewer;
      const start = Date.parse('2026-11-21T22:00:00.000Z');
      const now = new Date(start);
      const started = await startAttempt(db, practiceExam(practiceExamId), { viewer, now });
      const { id: attemptId, questions } = started.attempt;
      const devices = [randomUUID(), randomUUID()] as const;
      const sent = given.map(({ device, question, minutes, ...order }, at) => {
        const { id, alternatives } = assertDefined(questions[question]);
        const answer = {
          id: randomUUID(),
          questionId: id,
          alternativeId: assertDefined(alternatives[at % 2]).id,
          answeredAt: new Date(start + minutes * 60_000).toISOString(),
          deviceId: assertDefined(devices[device]),
          sequence: at + 1,
        };
        return { ...order, answer };
      });
      const batches = Map.groupBy(
        sent.toSorted((one, other) => one.arrival - other.arrival),
        ({ batch }) => batch,
      );
      const later = new Date(start + 3_600_000);
      for (const batch of batches.values()) {
        const answers = batch.map(({ answer }) => answer);
        await saveAnswers(db, { attemptId, answers }, { viewer, now: later });
      }
      expect(await listWrongLines(attemptId)).toEqual([]);
    }),
    { numRuns: 150 },
  );
}, 120_000);

/** The lines whose place in the log is not that which the whole log gives them. */
const listWrongLines = (attemptId: string) =>
  db.many(sql`
    with lines as (
      select *,
        row_number() over (partition by question_id, device_id order by sequence desc, seq desc) > 1 as is_lost,
        max(answered_at) over so_far as latest, max(seq) over so_far as last
      from answers where attempt_id = ${attemptId}
      window so_far as (partition by device_id order by sequence, seq rows unbounded preceding)
    )
    select sequence, is_superseded, is_lost, given_at, answered_at, latest, place, seq, last from lines
    where is_superseded <> is_lost or coalesce(given_at, answered_at) <> latest
      or coalesce(place, seq) <> last`);

async function takeAttempt(events: readonly Event[]): Promise<void> {
  const learner = { ...(await aUser(db)), claims: {} } as Viewer;
  let clock = Date.parse('2026-11-21T22:00:00.000Z');
  const tick = () => new Date((clock += 1000));
  const open = async () =>
    (await startAttempt(db, practiceExam(practiceExamId), { viewer: learner, now: tick() }))
      .attempt;
  let attempt: Attempt = await open();
  let device = { deviceId: randomUUID(), sequence: 0 };
  /** Milliseconds that the device's clock is ahead. With two devices, the clocks must be right. */
  let skew = 0;
  const isAlone = events.every(({ kind }) => kind !== 'other device');
  /** The answers that the devices store until the server has accepted them. */
  let unsent: LoggedAnswer[] = [];
  const chosen = new Map<string, string | null>();
  const save = (answers: LoggedAnswer[]) =>
    saveAnswers(db, { attemptId: attempt.id, answers }, { viewer: learner, now: tick() });

  for (const happening of events) {
    if (happening.kind === 'answer') {
      const question = assertDefined(attempt.questions[happening.question]);
      const alternativeId =
        happening.choice === null
          ? null
          : assertDefined(question.alternatives[happening.choice]).id;
      chosen.set(question.id, alternativeId);
      device.sequence += 1;
      unsent.push({
        id: randomUUID(),
        questionId: question.id,
        alternativeId,
        answeredAt: new Date(tick().getTime() + skew).toISOString(),
        ...device,
      });
    } else if (happening.kind === 'send') {
      if (happening.fate === 'request lost') continue;
      const lines = happening.fate === 'in another order' ? unsent.toReversed() : unsent;
      await save(lines);
      if (happening.fate === 'sent twice') await Promise.all([save(lines), save(lines)]);
      if (happening.fate !== 'reply lost') unsent = [];
    } else if (happening.kind === 'clock') {
      if (isAlone) skew = happening.hours * 3_600_000;
    } else {
      if (happening.kind === 'other device') device = { deviceId: randomUUID(), sequence: 0 };
      attempt = await open();
    }
  }

  await save(unsent);
  expect(await listWrongLines(attempt.id)).toEqual([]);
  const submit = () =>
    submitAttempt(db, { ...attempt, userId: learner.id, answers: unsent }, { now: tick() });
  const [row] = await Promise.all([submit(), submit()]);
  const { result, graded } = asAttempt(row, tick());
  expect(Object.fromEntries(graded.map((one) => [one.questionId, one.alternativeId]))).toEqual(
    Object.fromEntries(attempt.questions.map(({ id }) => [id, chosen.get(id) ?? null])),
  );
  const right = attempt.questions.filter(
    ({ id, alternatives }) => chosen.get(id) === alternatives[0]?.id,
  );
  expect(result?.correctQuestionsQtd).toBe(right.length);
}
