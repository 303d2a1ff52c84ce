import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import { expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { aUser } from '../users/users.factory.ts';

const { db, call, time } = await createTestApp();

/** An attempt with one question, which a learner answers from devices whose clocks may be wrong. */
async function anAttempt() {
  const learner = await aUser(db);
  const exam = await aPracticeExam(db, { questions: 1 });
  const started = await call(learner, contract.startPracticeAttempt, { params: { id: exam.id } });
  const { id, startedAt, questions } = started.body;
  const { id: questionId, alternatives } = assertDefined(questions[0]);
  time.now = new Date(time.now.getTime() + 3_600_000);
  const params = { id };
  const devices = new Map<string, string>();
  const deviceIdOf = (name: string) => {
    devices.set(name, devices.get(name) ?? randomUUID());
    return devices.get(name);
  };
  /** `0@60X1`: the first alternative, 60 s after the start by the clock of X, the first answer of X. */
  const answer = (text: string) => {
    const [, choice, seconds, device = '', sequence] =
      /^(\d)@(\d+)(?:([A-Z])(\d+))?$/.exec(text) ?? [];
    return {
      id: randomUUID(),
      questionId,
      alternativeId: assertDefined(alternatives[Number(choice)]).id,
      answeredAt: new Date(Date.parse(startedAt) + Number(seconds) * 1000).toISOString(),
      ...(device && { deviceId: deviceIdOf(device), sequence: Number(sequence) }),
    };
  };
  return {
    attemptId: id,
    save: (text: string) =>
      call(learner, contract.savePracticeAnswers, {
        params,
        body: { answers: text.split(' ').map(answer) },
      }),
    submit: (text?: string) =>
      call(learner, contract.submitPracticeAttempt, {
        params,
        body: { answers: text ? text.split(' ').map(answer) : [] },
      }),
    read: () => call(learner, contract.readAttempt, { params }),
    choiceOf: (answers: { alternativeId: string | null }[]) =>
      alternatives.findIndex((one) => one.id === answers[0]?.alternativeId),
  };
}

it.each<[name: string, requests: string[], current: number]>([
  ['the later answer of a device counts', ['0@60X1', '1@70X2'], 1],
  ['it counts when the clock was set back between the two', ['0@60X1', '1@5X2'], 1],
  ['it counts when it arrives first', ['1@5X2', '0@60X1'], 1],
  ['it counts when both arrive in one request, in any order', ['1@5X2 0@60X1'], 1],
  ['it counts when the clock was set forward before it', ['0@5000X1', '1@60X2'], 1],
  ['across devices the time counts', ['0@60X9', '1@70Y1'], 1],
  ['the time counts beside a client without numbers', ['1@70Y1', '0@60'], 1],
])('%s', async (_name, requests, current) => {
  const { save, read, submit, choiceOf } = await anAttempt();
  for (const answers of requests) expect((await save(answers)).status).toBe(200);
  expect(choiceOf((await read()).body.answers)).toBe(current);
  const submitted = await submit();
  expect(choiceOf(submitted.body.graded)).toBe(current);
  expect(submitted.body.result?.correctQuestionsQtd).toBe(current === 0 ? 1 : 0);
});

it('an older answer that comes with the submission does not count', async () => {
  const { save, submit, choiceOf } = await anAttempt();
  await save('1@5X2');
  expect(choiceOf((await submit('0@60X1')).body.graded)).toBe(1);
});

it.each([
  ['no device', null, 1],
  ['no number', randomUUID(), null],
  ['the number 0', randomUUID(), 0],
])('the database refuses an answer with %s', async (_name, deviceId, sequence) => {
  const { save, attemptId } = await anAttempt();
  await save('0@60');
  const change = db.run(sql`
    update answers set device_id = ${deviceId}::uuid, sequence = ${sequence}::bigint
    where attempt_id = ${attemptId}`);
  await expect(change).rejects.toThrow('check constraint');
});
