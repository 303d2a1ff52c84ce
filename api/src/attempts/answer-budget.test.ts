import { randomBytes, randomUUID } from 'node:crypto';
import { answerLimits } from '@sabia/domain/attempts/answer-limits.ts';
import type { LoggedAnswer } from '@sabia/domain/attempts/attempt.ts';
import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import { readHome } from '@sabia/domain/home/home.contract.ts';
import { expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { aUser } from '../users/users.factory.ts';

// The limits in bytes of what a learner writes to attempts (product.md A2).

const { db, call, time } = await createTestApp();

/** Text that no compression makes shorter. */
const textOf = (length: number) => randomBytes(length).toString('base64').slice(0, length);

async function anEssay({ questions = 1 } = {}) {
  const learner = await aUser(db);
  const task = { kind: 'OPEN_TEXT' as const, maxLength: 20_000 };
  const exam = await aPracticeExam(db, {
    questions: Array.from({ length: questions }, () => ({
      kind: 'OPEN_TEXT' as const,
      alternatives: [],
      task,
      answerKey: { kind: 'OPEN_TEXT' as const, expected: null },
    })),
  });
  const params = { id: exam.id };
  const { body: attempt } = await call(learner, contract.startPracticeAttempt, { params });
  const device = { deviceId: randomUUID(), sequence: 0 };
  const answer = (
    text: string,
    { of = 0, ...given }: Partial<LoggedAnswer> & { of?: number } = {},
  ) => {
    time.now = new Date(time.now.getTime() + 1000);
    device.sequence += 1;
    return {
      id: randomUUID(),
      questionId: assertDefined(attempt.questions[of]).id,
      alternativeId: null,
      response: { kind: 'OPEN_TEXT' as const, text },
      answeredAt: time.now.toISOString(),
      ...device,
      ...given,
    };
  };
  const attemptParams = { id: attempt.id };
  return {
    learner,
    attempt,
    answer,
    save: (...answers: LoggedAnswer[]) =>
      call(learner, contract.savePracticeAnswers, { params: attemptParams, body: { answers } }),
    submit: (...answers: LoggedAnswer[]) =>
      call(learner, contract.submitPracticeAttempt, { params: attemptParams, body: { answers } }),
    read: () => call(learner, contract.readAttempt, { params: attemptParams }),
    lines: () =>
      db.many<{ text: string | null; bytes: number; sequence: number | null }>(sql`
        select response ->> 'text' as text, bytes, sequence from answers
        where attempt_id = ${attempt.id} order by seq`),
  };
}

const sizeOfAnswers = async () =>
  (await db.one<{ size: number }>(sql`select pg_total_relation_size('answers')::float as size`))
    .size;

it('2,400 texts of 20,000 characters stay within the limit, and the attempt can be submitted', async () => {
  const { answer, save, submit, learner } = await anEssay();
  const other = await aUser(db);
  const before = await sizeOfAnswers();
  const texts = Array.from({ length: 50 }, () => textOf(20_000));
  for (let request = 0; request < 48; request += 1) {
    expect((await save(...texts.map((text) => answer(text)))).status).toBe(200);
  }
  expect((await sizeOfAnswers()) - before).toBeLessThan(answerLimits.textBytes);
  expect((await call(other, readHome)).status).toBe(200);
  expect((await call(learner, readHome)).status).toBe(200);
  const submitted = await submit();
  expect([submitted.status, submitted.body.graded[0]?.response]).toEqual([
    200,
    { kind: 'OPEN_TEXT', text: texts.at(-1) },
  ]);
});

it('a text of decomposed letters counts as it would composed', async () => {
  const { answer, save, read } = await anEssay();
  const text = 'ã'.normalize('NFD').repeat(20_000);
  expect((await save(answer(text))).status).toBe(200);
  expect((await read()).body.answers[0]?.response).toEqual({ kind: 'OPEN_TEXT', text });
  const message = 'Máximo 20000 caracteres';
  for (const longer of [`${text}a`, '\u00A0'.repeat(20_000) + 'a', 'a' + '😀'.repeat(20_000)])
    expect(await save(answer(longer))).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'answers.0.response.text', message }] },
    });
});

it('a superseded line keeps its id, time and sequence number', async () => {
  const { answer, save, lines, read } = await anEssay();
  const first = answer('primeira');
  await save(first);
  await save(answer('segunda'), answer('terceira'));
  expect((await save(first)).status).toBe(200);
  expect(await lines()).toEqual([
    { text: null, bytes: 0, sequence: 1 },
    { text: null, bytes: 0, sequence: 2 },
    { text: 'terceira', bytes: 38, sequence: 3 },
  ]);
  expect((await read()).body.answers[0]?.response).toEqual({ kind: 'OPEN_TEXT', text: 'terceira' });
});

it('the text of another device stays, because a late line can make it current', async () => {
  const { answer, save, read, lines } = await anEssay();
  const [x, y] = [randomUUID(), randomUUID()];
  const late = answer('antes', { deviceId: x, sequence: 1 });
  const start = Date.parse(late.answeredAt);
  const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();
  time.now = new Date(start + 60_000);
  // The clock of X was set back between its two answers.
  await save(answer('de X', { deviceId: x, sequence: 2, answeredAt: at(5) }));
  await save(answer('de Y', { deviceId: y, sequence: 1, answeredAt: at(10) }));
  expect((await read()).body.answers[0]?.response).toMatchObject({ text: 'de Y' });
  await save({ ...late, answeredAt: at(20) });
  expect((await read()).body.answers[0]?.response).toMatchObject({ text: 'de X' });
  expect((await lines()).map(({ text }) => text)).toEqual(['de X', 'de Y', null]);
});

it('a save reads the responses to the sent questions and those of other devices', async () => {
  const { answer, save } = await anEssay({ questions: 3 });
  await save(answer('um'), answer('dois', { of: 1, deviceId: randomUUID(), sequence: 1 }));
  const { body } = await save(answer('três', { of: 2 }));
  expect(body.answers.map(({ response }) => response)).toEqual([
    { kind: 'OPEN_TEXT', text: 'dois' },
    { kind: 'OPEN_TEXT', text: 'três' },
  ]);
});

const beyondText = 'As respostas escritas chegaram ao limite. Encurte um texto, ou entregue.';

it('the limit of an attempt is told before, refuses one answer, and never the submission', async () => {
  const { answer, save, submit, attempt } = await anEssay({ questions: 70 });
  const full = 'é'.repeat(20_000);
  const bytes = Buffer.byteLength(JSON.stringify({ kind: 'OPEN_TEXT', text: full }));
  // Each question holds texts of two devices.
  const other = { deviceId: randomUUID() };
  let place = 0;
  const next = () => {
    place += 1;
    const of = (place - 1) % 70;
    return place > 70 ? answer(full, { of, ...other, sequence: place }) : answer(full, { of });
  };
  const most = Math.floor(answerLimits.textBytes / bytes);
  const left = answerLimits.textBytes - most * bytes;
  const far = Math.floor((answerLimits.textBytes - answerLimits.nearBytes) / bytes);
  const saveNext = (count: number) => save(...Array.from({ length: count }, next));
  for (let count = far - 20; count > 0; count -= 20) await saveNext(Math.min(20, count));
  expect((await saveNext(20)).body.bytesLeft).toBeUndefined();
  expect((await saveNext(1)).body.bytesLeft).toBe(left + (most - far - 1) * bytes);
  expect((await saveNext(most - far - 1)).body.bytesLeft).toBe(left);

  const kept = answer('curta', { of: 69, ...other, sequence: 1 });
  const refused = await save(kept, next());
  expect(refused).toMatchObject({
    status: 422,
    body: { detail: beyondText, errors: [{ path: 'answers.1.response', message: beyondText }] },
  });
  expect((await save(kept)).status).toBe(200);
  expect((await submit(next())).status).toBe(422);
  const submitted = await submit();
  expect(submitted.status).toBe(200);
  expect(submitted.body.graded).toHaveLength(attempt.questions.length);
});

it('the limit of a day refuses answers and further attempts until the next day', async () => {
  const { answer, save, submit, learner, attempt } = await anEssay();
  await save(answer('antes'));
  await db.run(sql`
    update answer_quotas set bytes = ${answerLimits.bytesADay - 1000} where user_id = ${learner.id}`);
  expect((await save(answer('cabe'))).body.bytesLeft).toBeLessThan(1000);
  const message =
    'Você chegou ao limite de respostas de hoje. O que já foi salvo vale: entregue, ou continue amanhã.';
  const refusal = { status: 422, body: { errors: [{ path: 'answers.0', message }] } };
  expect(await save(answer('x'.repeat(1000)))).toMatchObject(refusal);
  expect(await submit(answer('x'.repeat(1000)))).toMatchObject(refusal);
  const submitted = await submit();
  expect(submitted.body.graded[0]?.response).toEqual({ kind: 'OPEN_TEXT', text: 'cabe' });
  await db.run(sql`
    update answer_quotas set bytes = ${answerLimits.bytesADay} where user_id = ${learner.id}`);
  const start = () =>
    call(learner, contract.startPracticeAttempt, {
      params: { id: assertDefined(attempt.practiceExamId) },
    });
  expect(await start()).toMatchObject({
    status: 409,
    body: { detail: 'Você fez muitas tentativas hoje. Comece outra amanhã.' },
  });
  time.now = new Date(time.now.getTime() + 86_400_000);
  expect((await start()).status).toBe(201);
});
