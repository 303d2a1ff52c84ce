import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { someAnswers } from './attempts.factory.ts';

// An answer that arrives more than 30 seconds after the deadline counts only if the server heard nothing from
// its device at the moment that the answer claims. Times are seconds since the start of the attempt.

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);

const deadline = 600;
const questions = 4;

async function aDevice(inCourse = false) {
  const learner = await aUser(db);
  const exam = await aPracticeExam(db, { questions, timeLimitMinutes: deadline / 60 });
  const contentId = inCourse ? await aContentExam() : null;
  const started = contentId
    ? await call(learner, contract.startContentAttempt, { params: { contentId } })
    : await call(learner, contract.startPracticeAttempt, { params: { id: exam.id } });
  const attempt = started.body;
  const params = { id: attempt.id };
  const start = Date.parse(attempt.startedAt);
  const deviceId = randomUUID();
  let sequence = 0;
  const at = (seconds: number) => void (time.now = new Date(start + seconds * 1000));
  /** An answer to a question with its first alternative, which is right, given at a time by the device's claim. */
  const answer = (question: number, seconds: number) => ({
    ...assertDefined(someAnswers(attempt)[question]),
    answeredAt: new Date(start + seconds * 1000).toISOString(),
    deviceId,
    sequence: (sequence += 1),
  });
  const send = (answers: ReturnType<typeof answer>[], reported: { deviceId?: string } = {}) => {
    const body = { answers, ...reported };
    return contentId
      ? call(learner, contract.saveContentAnswers, {
          params: { contentId },
          body: { ...body, attemptId: attempt.id },
        })
      : call(learner, contract.savePracticeAnswers, { params, body });
  };
  return {
    learner,
    attempt,
    answer,
    /** The device is online at these times and reports. */
    async reports(...times: number[]) {
      for (const seconds of times) {
        at(seconds);
        expect((await send([], { deviceId })).status).toBe(200);
      }
    },
    /** Sends answers; returns how many answers the attempt has then. */
    async sends(seconds: number, answers: ReturnType<typeof answer>[]) {
      at(seconds);
      expect((await send(answers)).status).toBe(200);
      // A client that names no device is told all.
      return (await send([])).body.answers.length;
    },
    async submit(seconds: number, answers: ReturnType<typeof answer>[] = []) {
      at(seconds);
      return call(learner, contract.submitPracticeAttempt, { params, body: { answers } });
    },
  };
}

async function aContentExam(): Promise<string> {
  const course = await aCourse(db, {
    sections: [{ contents: [{ contentType: 'EXAM', title: 'Prova' }] }],
  });
  const contentId = assertDefined(course.contentIds[0]);
  await someQuestions(db, { contentId }, questions);
  await db.run(sql`
    update contents set time_limit_minutes = ${deadline / 60} where id = ${contentId}`);
  return contentId;
}

it.each([false, true])(
  'of a device whose network was cut counts (in a course: %s)',
  async (inCourse) => {
    const device = await aDevice(inCourse);
    await device.reports(0, 15, 30);
    expect(await device.sends(40, [device.answer(0, 40)])).toBe(1);
    const offline = [device.answer(1, 60), device.answer(2, 599)];
    expect(await device.sends(690, offline)).toBe(3);
  },
);

it('counts in each of several requests after the network came back', async () => {
  const device = await aDevice();
  await device.reports(0);
  const offline = [0, 1, 2].map((question) => device.answer(question, 300 + question));
  expect(await device.sends(690, offline.slice(0, 2))).toBe(2);
  expect(await device.sends(691, offline.slice(2))).toBe(3);
});

it('counts if its request was lost while a report was on its way', async () => {
  const device = await aDevice();
  await device.reports(0, 15, 30);
  expect(await device.sends(690, [device.answer(0, 29)])).toBe(1);
});

it('does not count if the device was online at the claimed moment', async () => {
  const device = await aDevice();
  await device.reports(...Array.from({ length: 41 }, (_, count) => count * 15));
  expect(await device.sends(690, [device.answer(0, 500)])).toBe(0);
  const { body } = await device.submit(700, [device.answer(1, 400)]);
  expect(body.result?.correctQuestionsQtd).toBe(0);
});

it('does not count from a device that the server did not know', async () => {
  const device = await aDevice();
  const other = randomUUID();
  await device.reports(0);
  expect(await device.sends(690, [{ ...device.answer(0, 590), deviceId: other }])).toBe(0);
  // Its first report comes too late.
  expect(await device.sends(700, [{ ...device.answer(0, 590), deviceId: other }])).toBe(0);
});

it('does not count from a client without devices', async () => {
  const device = await aDevice();
  await device.reports(0);
  const { deviceId: _, sequence: __, ...answer } = device.answer(0, 590);
  expect(await device.sends(690, [answer as ReturnType<typeof device.answer>])).toBe(0);
});

it('marks the attempt for administrators', async () => {
  const prompt = await aDevice();
  await prompt.reports(0);
  await prompt.sends(630, [prompt.answer(0, 590)]);
  const late = await aDevice();
  await late.reports(0, 15);
  await late.sends(20, [late.answer(0, 20)]);
  await late.sends(690, [late.answer(1, 590)]);
  await late.submit(700, [late.answer(2, 595)]);
  const read = async ({ learner }: typeof late) =>
    (await call(admin, users.readUserOverview, { params: { id: learner.id } })).body.attempts[0];
  expect(await read(prompt)).toMatchObject({ late: null });
  const moment = (seconds: number) =>
    new Date(Date.parse(late.attempt.startedAt) + seconds * 1000).toISOString();
  expect(await read(late)).toMatchObject({
    deadline: moment(deadline),
    late: { answersQtd: 2, silentSince: moment(20), arrivedAt: moment(700) },
  });
});

it('a report changes no attempt without a deadline', async () => {
  const learner = await aUser(db);
  const { id } = await aPracticeExam(db, { questions });
  const { body } = await call(learner, contract.startPracticeAttempt, { params: { id } });
  const report = { answers: [], deviceId: randomUUID() };
  await call(learner, contract.savePracticeAnswers, { params: { id: body.id }, body: report });
  const rows = await db.many(sql`select from attempt_contacts where attempt_id = ${body.id}`);
  expect(rows).toEqual([]);
});

// The network of a learner goes and comes; while it is there, the device reports every 15 seconds and sends
// what waits. Whenever the learner comes back in time, all their answers count, and a claim for any moment at
// which the server heard from the device does not.

const outages = fc.array(
  fc.record({
    from: fc.integer({ min: 1, max: deadline + 29 }),
    for: fc.integer({ min: 1, max: 400 }),
  }),
  { maxLength: 4 },
);
const given = fc.array(
  fc.record({
    question: fc.nat({ max: questions - 1 }),
    at: fc.integer({ min: 1, max: deadline }),
  }),
  { maxLength: 6 },
);

it('all answers of an honest learner count, and no claim for a moment online', async () => {
  await fc.assert(
    fc.asyncProperty(
      outages,
      given,
      fc.integer({ min: deadline + 31, max: deadline + 119 }),
      fc.integer({ min: 1, max: deadline }),
      async (cuts, choices, back, claim) => {
        const device = await aDevice();
        const isOnline = (second: number) =>
          second >= back || cuts.every((cut) => second < cut.from || second >= cut.from + cut.for);
        const waiting: ReturnType<typeof device.answer>[] = [];
        const heard: number[] = [0];
        const answered = new Set<number>();
        await device.reports(0);
        for (let second = 1; second <= back; second += 1) {
          for (const { question } of choices.filter((choice) => choice.at === second)) {
            waiting.push(device.answer(question, second));
            answered.add(question);
          }
          if (!isOnline(second)) continue;
          if (waiting.length > 0) await device.sends(second, waiting.splice(0));
          else if (second % 15 === 0) await device.reports(second);
          else continue;
          heard.push(second);
        }
        // A moment within 30 seconds of a report, with another one later, is a moment online.
        const wasOnline = heard.some(
          (report, place) =>
            report <= claim &&
            (heard[place + 1] ?? 0) - report <= 30 &&
            claim <= (heard[place + 1] ?? 0) - 15,
        );
        const forged = [0, 1, 2, 3].find((question) => !answered.has(question));
        const claimed = forged === undefined ? [] : [device.answer(forged, claim)];
        const counted = await device.sends(back, claimed);
        if (forged === undefined || wasOnline) expect(counted).toBe(answered.size);
        else expect(counted).toBeGreaterThanOrEqual(answered.size);
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);
