import { randomUUID } from 'node:crypto';
import type { Attempt, LoggedAnswer } from '@sabia/domain/attempts/attempt.ts';
import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import * as previews from '@sabia/domain/attempts/attempt-previews.contract.ts';
import * as scores from '@sabia/domain/item-response/exam-scores.contract.ts';
import * as exams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aTimedExam } from '../item-response/exam-scores.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { someAnswers } from './attempts.factory.ts';
import { closeOverdueAttempts } from './close-overdue-attempts.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);

type User = Awaited<ReturnType<typeof aUser>>;

const clock = (moment: string) => {
  time.now = new Date(`2031-03-10T${moment}Z`);
};

async function started(limits: readonly (number | null)[], given: object = {}) {
  clock('10:00:00');
  const exam = await aTimedExam(db, limits, given);
  const learner = await aUser(db);
  const params = { id: exam.id };
  const { body: attempt } = await call(learner, contract.startPracticeAttempt, { params });
  return { exam, learner, attempt };
}

const change = (learner: User, { id }: Attempt, number: number, state: 'STARTED' | 'FINISHED') =>
  call(learner, contract.changeAttemptArea, { params: { id, number }, body: { state } });

const read = async (learner: User, { id }: Attempt) =>
  (await call(learner, contract.readAttempt, { params: { id } })).body;

/** Sends right answers to the questions of an attempt, as given at this time. */
const send = (learner: User, { id }: Attempt, { questions }: Attempt, answeredAt: string) =>
  call(learner, contract.savePracticeAnswers, {
    params: { id },
    body: {
      answers: someAnswers({ startedAt: time.now.toISOString(), questions }).map((answer) => ({
        ...answer,
        answeredAt: `2031-03-10T${answeredAt}Z`,
      })),
    },
  });

const report = (learner: User, { id }: Attempt, deviceId: string) =>
  call(learner, contract.savePracticeAnswers, { params: { id }, body: { answers: [], deviceId } });

const idsOf = ({ questions }: Attempt) => questions.map(({ id }) => id);

it('an attempt begins with its first area, and has the questions of no other one', async () => {
  const { exam, learner, attempt } = await started([10, 20]);
  expect(attempt).toMatchObject({ questionsQtd: 4, deadline: '2031-03-10T10:10:00.000Z' });
  expect(idsOf(attempt)).toEqual(exam.questionIds.slice(0, 2));
  expect(attempt.timedAreas).toMatchObject([
    { title: 'Área 1', questionsQtd: 2, timeLimitMinutes: 10, startedAt: attempt.startedAt },
    { title: 'Área 2', timeLimitMinutes: 20, startedAt: null, deadline: null },
  ]);
  const taken = await call(learner, exams.readPracticeExam, { params: { id: exam.id } });
  expect(taken.body).toMatchObject({
    questions: [],
    timedAreas: [
      { title: 'Área 1', questionsQtd: 2, timeLimitMinutes: 10 },
      { title: 'Área 2', questionsQtd: 2, timeLimitMinutes: 20 },
    ],
  });
});

it('areas follow each other, with a pause that costs no time', async () => {
  const { exam, learner, attempt } = await started([10, 20]);
  await send(learner, attempt, attempt, '10:01:00');
  expect((await change(learner, attempt, 2, 'STARTED')).body).toMatchObject({
    code: 'area_not_next',
  });
  clock('10:05:00');
  const finished = await change(learner, attempt, 1, 'FINISHED');
  expect(finished).toMatchObject({ status: 200, body: { questions: [], deadline: null } });
  expect(finished.body.answers).toHaveLength(2);
  clock('12:00:00');
  const second = await change(learner, attempt, 2, 'STARTED');
  expect(second.body.deadline).toBe('2031-03-10T12:20:00.000Z');
  expect(idsOf(second.body)).toEqual(exam.questionIds.slice(2));
  clock('12:01:00');
  // Repeats change nothing.
  expect((await change(learner, attempt, 2, 'STARTED')).body.timedAreas).toEqual(
    second.body.timedAreas,
  );
  expect((await change(learner, attempt, 1, 'FINISHED')).status).toBe(200);
  expect((await change(learner, attempt, 2, 'FINISHED')).body).toMatchObject({
    code: 'area_not_next',
    detail: 'A última área termina quando você entrega a tentativa.',
  });
  await send(learner, attempt, second.body, '12:01:00');
  const params = { id: attempt.id };
  const { body } = await call(learner, contract.submitPracticeAttempt, { params, body: {} });
  expect(body.result).toMatchObject({ correctQuestionsQtd: 4, isApproved: true });
  expect(idsOf(body)).toEqual(exam.questionIds);
  expect((await change(learner, attempt, 2, 'STARTED')).body.submittedAt).toBe(body.submittedAt);
});

it('an answer counts by the end of its area', async () => {
  const { learner, attempt } = await started([10, 20]);
  clock('10:10:20');
  // Given in time, and arrived within 30 seconds.
  expect((await send(learner, attempt, attempt, '10:09:59')).body.answers).toHaveLength(2);
  expect((await read(learner, attempt)).questions).toEqual([]);
  const late = await started([10, 20]);
  clock('10:10:31');
  expect((await send(late.learner, late.attempt, late.attempt, '10:09:59')).body.answers).toEqual(
    [],
  );
  const after = await started([10, 20]);
  clock('10:10:20');
  expect(
    (await send(after.learner, after.attempt, after.attempt, '10:10:10')).body.answers,
  ).toEqual([]);
});

it('an answer to an area that has not started, or that is finished, changes nothing', async () => {
  const { exam, learner, attempt } = await started([10, 20]);
  const alternatives = attempt.questions[0]?.alternatives ?? [];
  const later = {
    ...attempt,
    questions: exam.questionIds.slice(2).map((id) => ({ id, alternatives })),
  };
  const other = await started([10, 20], {});
  clock('10:02:00');
  expect(
    (await send(learner, attempt, { ...attempt, questions: [] }, '10:02:00')).body.answers,
  ).toEqual([]);
  const sent = await call(learner, contract.savePracticeAnswers, {
    params: { id: attempt.id },
    body: { answers: someAnswers({ startedAt: attempt.startedAt, questions: later.questions }) },
  });
  expect(sent.body.answers).toEqual([]);
  await change(other.learner, other.attempt, 1, 'FINISHED');
  clock('10:02:40');
  expect(
    (await send(other.learner, other.attempt, other.attempt, '10:02:30')).body.answers,
  ).toEqual([]);
});

it('an answer of a device that was offline counts for two minutes, and is marked for administrators', async () => {
  const { learner, attempt } = await started([10, 20]);
  const deviceId = crypto.randomUUID();
  const params = { id: attempt.id };
  clock('10:08:00');
  await call(learner, contract.savePracticeAnswers, { params, body: { answers: [], deviceId } });
  clock('10:11:00');
  const answers = someAnswers(attempt).map((answer, at) => ({
    ...answer,
    answeredAt: '2031-03-10T10:09:30.000Z',
    deviceId,
    sequence: at + 1,
  }));
  const saved = await call(learner, contract.savePracticeAnswers, { params, body: { answers } });
  expect(saved.body.answers).toHaveLength(2);
  const { body } = await call(admin, users.readUserOverview, { params: { id: learner.id } });
  expect(body.attempts[0]?.late).toMatchObject({ answersQtd: 2 });
});

it.each([
  [
    'the start of the next area',
    async (learner: User, attempt: Attempt) => {
      await change(learner, attempt, 2, 'STARTED');
    },
  ],
  [
    'a report of another device',
    async (learner: User, attempt: Attempt, deviceId: string) => {
      await report(learner, attempt, deviceId);
    },
  ],
])('%s ends the grace of a silent device', async (_name, goOn) => {
  const { learner, attempt } = await started([1, 1]);
  const [honest, invented] = [randomUUID(), randomUUID()];
  await report(learner, attempt, honest);
  await report(learner, attempt, invented);
  clock('10:00:55');
  await report(learner, attempt, honest);
  clock('10:01:05');
  await goOn(learner, attempt, honest);
  const claim = async () => {
    const [answer] = someAnswers(attempt);
    const claimed = { ...answer, deviceId: invented, sequence: 1 };
    const answers = [{ ...claimed, answeredAt: '2031-03-10T10:00:59Z' } as LoggedAnswer];
    const { id } = attempt;
    const saved = await call(learner, contract.savePracticeAnswers, {
      params: { id },
      body: { answers },
    });
    return saved.body.answers;
  };
  for (const moment of ['10:01:40', '10:02:55']) {
    clock(moment);
    expect(await claim()).toEqual([]);
  }
});

it('an answer to a finished area counts until the next one starts', async () => {
  const { learner, attempt } = await started([10, 20]);
  await send(learner, attempt, attempt, '10:00:00');
  clock('10:02:00');
  await change(learner, attempt, 1, 'FINISHED');
  clock('10:02:05');
  expect((await send(learner, attempt, attempt, '10:01:58')).body.answers).toHaveLength(2);
  await change(learner, attempt, 2, 'STARTED');
  clock('10:02:10');
  const [first] = attempt.questions;
  const before = (await read(learner, attempt)).answers;
  const claimed = {
    id: randomUUID(),
    deviceId: randomUUID(),
    sequence: 1,
    questionId: first?.id ?? '',
    alternativeId: first?.alternatives[1]?.id ?? null,
    answeredAt: '2031-03-10T10:01:59Z',
  };
  const params = { id: attempt.id };
  await call(learner, contract.savePracticeAnswers, { params, body: { answers: [claimed] } });
  expect((await read(learner, attempt)).answers).toEqual(before);
  const { body } = await call(learner, contract.submitPracticeAttempt, {
    params,
    body: { answers: [claimed] },
  });
  expect(body.result).toMatchObject({ correctQuestionsQtd: 2 });
});

it('an attempt whose last area is over is submitted; one between two areas waits', async () => {
  const { learner, attempt } = await started([10, 20]);
  clock('18:00:00');
  await closeOverdueAttempts(db, { now: time.now });
  expect((await read(learner, attempt)).submittedAt).toBeNull();
  await change(learner, attempt, 2, 'STARTED');
  clock('18:23:00');
  await closeOverdueAttempts(db, { now: time.now });
  expect((await read(learner, attempt)).submittedAt).toBe('2031-03-10T18:20:00.000Z');
});

it('the closing of the exam ends an area and the attempt', async () => {
  const { learner, attempt } = await started([10, 20], { closesAt: '2031-03-10T10:30:00.000Z' });
  clock('10:20:00');
  const second = await change(learner, attempt, 2, 'STARTED');
  expect(second.body.deadline).toBe('2031-03-10T10:30:00.000Z');
});

it('extra time lengthens each area, and an attempt keeps its areas when they change', async () => {
  clock('10:00:00');
  const exam = await aTimedExam(db, [10, null]);
  const learner = await aUser(db);
  await call(admin, users.setExtraTime, { params: { id: learner.id }, body: { percent: 25 } });
  const params = { id: exam.id };
  const { body: attempt } = await call(learner, contract.startPracticeAttempt, { params });
  expect(attempt.timedAreas?.map(({ timeLimitMinutes }) => timeLimitMinutes)).toEqual([13, null]);
  const { body: scoring } = await call(admin, scores.readExamScoring, { params });
  const changed = await call(admin, scores.setExamScoring, {
    params,
    body: {
      scaleId: scoring.scale?.id ?? null,
      areas: scoring.areas.map((area) => ({ ...area, timeLimitMinutes: null })),
    },
  });
  expect(changed.body.areas.map(({ timeLimitMinutes }) => timeLimitMinutes)).toEqual([null, null]);
  expect((await read(learner, attempt)).timedAreas).toEqual(attempt.timedAreas);
  const other = await aUser(db);
  const { body: untimed } = await call(other, contract.startPracticeAttempt, { params });
  expect(untimed).toMatchObject({ timedAreas: null, deadline: null });
  expect(untimed.questions).toHaveLength(4);
});

it('a time limit is a whole number of minutes, up to a day', async () => {
  const { exam } = await started([10, 20]);
  const params = { id: exam.id };
  const { body: scoring } = await call(admin, scores.readExamScoring, { params });
  const set = (timeLimitMinutes: number) =>
    call(admin, scores.setExamScoring, {
      params,
      body: {
        scaleId: scoring.scale?.id ?? null,
        areas: scoring.areas.map((area) => ({ ...area, timeLimitMinutes })),
      },
    });
  for (const wrong of [0, 1.5, 1441])
    expect(await set(wrong)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'areas.0.timeLimitMinutes' }, {}] },
    });
});

it('the copy of an exam has the times, and a preview has one time for all questions', async () => {
  const { exam } = await started([10, 20]);
  const params = { id: exam.id };
  const copy = await call(admin, exams.duplicatePracticeExam, { params });
  expect(copy.body.timedAreas).toMatchObject([{ timeLimitMinutes: 10 }, { timeLimitMinutes: 20 }]);
  const { body } = await call(admin, previews.startPracticePreview, { params });
  expect(body).toMatchObject({ timedAreas: null, deadline: null });
  expect(body.questions).toHaveLength(4);
});

it('an attempt without timed areas has none to start', async () => {
  const { learner, attempt } = await started([null]);
  expect(attempt.timedAreas).toBeNull();
  expect((await change(learner, attempt, 1, 'FINISHED')).body).toMatchObject({
    code: 'area_not_next',
  });
  const stranger = await aUser(db);
  expect((await change(stranger, attempt, 1, 'FINISHED')).status).toBe(404);
});
