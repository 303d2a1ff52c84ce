import { randomUUID } from 'node:crypto';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as notebook from '@sabia/domain/error-notebook/error-notebook.contract.ts';
import type { Training } from '@sabia/domain/item-response/trainings.contract.ts';
import * as contract from '@sabia/domain/item-response/trainings.contract.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import {
  aPracticeExam,
  type MadePracticeExam,
  type PracticeExamGiven,
} from '../practice-exams/practice-exams.factory.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { aUser } from '../users/users.factory.ts';
import { acceptCalibration, requestCalibration, runCalibrations } from './calibrate-exams.ts';
import { anExamOfOtherKinds } from './calibrations.factory.ts';
import { aBookletExam, giveScale } from './exam-scores.factory.ts';
import { aTrainableExam } from './trainings.factory.ts';

const { db, call } = await createTestApp();

type Learner = Awaited<ReturnType<typeof aUser>>;

const anExam = (given: PracticeExamGiven = {}) => aTrainableExam(db, given);

const start = (learner: Learner, practiceExamId: string, id: string = randomUUID()) =>
  call(learner, contract.startTraining, { body: { id, practiceExamId } });

async function rightAlternative(questionId: string): Promise<string> {
  const { right } = await db.one<{ right: string }>(sql`
    select right_alternative_id as "right" from questions
    join question_versions on question_versions.id = version_id where questions.id = ${questionId}`);
  return right;
}

async function answerOf({ question }: Training, isRight: boolean) {
  const { id: questionId, alternatives } = assertDefined(question);
  const right = await rightAlternative(questionId);
  const other = assertDefined(alternatives.find(({ id }) => id !== right)).id;
  return { id: randomUUID(), questionId, alternativeId: isRight ? right : other };
}

const send = (learner: Learner, id: string, body: Awaited<ReturnType<typeof answerOf>>) =>
  call(learner, contract.answerTraining, { params: { id }, body });

async function answer(learner: Learner, training: Training, isRight: boolean) {
  return (await send(learner, training.id, await answerOf(training, isRight))).body;
}

const choicesOf = async (learner: Learner) => (await call(learner, contract.listTrainings)).body;
const offers = async (learner: Learner, exam: MadePracticeExam) =>
  (await choicesOf(learner)).exams.some(({ id }) => id === exam.id);

describe('a training', () => {
  it('asks questions without a key, tells it after the answer, and goes on with another', async () => {
    const learner = await aUser(db);
    const exam = await anExam();
    const { status, body } = await start(learner, exam.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      answersQtd: 0,
      estimate: null,
      endReason: null,
      practiceExamId: exam.id,
    });
    expect(JSON.stringify(body)).not.toMatch(/isCorrect|correctAlternativeId|explanation":"/);
    const sent = await answerOf(body, true);
    const reply = (await send(learner, body.id, sent)).body;
    expect(reply.answer).toMatchObject({
      isCorrect: true,
      correctAlternativeId: sent.alternativeId,
    });
    expect(reply.training).toMatchObject({ answersQtd: 1, rightQtd: 1 });
    expect(reply.training.question?.id).not.toBe(sent.questionId);
    expect(assertDefined(reply.training.estimate).score).toBeGreaterThan(500);
  });

  it('is the same after a reload and on another device', async () => {
    const learner = await aUser(db);
    const exam = await anExam();
    const { body } = await start(learner, exam.id);
    const { training } = await answer(learner, body, false);
    expect((await call(learner, contract.readTraining, { params: { id: body.id } })).body).toEqual(
      training,
    );
    const again = await start(learner, exam.id);
    expect([again.status, again.body]).toEqual([200, training]);
    expect((await choicesOf(learner)).trainings.map(({ id }) => id)).toEqual([body.id]);
  });

  it('counts a repeated answer once, and the first answer to a question stands', async () => {
    const learner = await aUser(db);
    const { body } = await start(learner, (await anExam()).id);
    const wrong = await answerOf(body, false);
    const first = await send(learner, body.id, wrong);
    expect((await send(learner, body.id, wrong)).body).toEqual(first.body);
    const other = {
      ...wrong,
      id: randomUUID(),
      alternativeId: await rightAlternative(wrong.questionId),
    };
    expect((await send(learner, body.id, other)).body).toEqual(first.body);
  });

  it('ends at the error of 0.35, with less than half of the questions', async () => {
    const learner = await aUser(db);
    let training: Training = (await start(learner, (await anExam()).id)).body;
    const { sufficientError } = training;
    for (let number = 0; training.question && number < 45; number++) {
      // As somebody with the proficiency 1.6.
      const { b } = await db.one<{ b: number }>(sql`
        select b from question_parameters where question_id = ${training.question.id}`);
      training = (await answer(learner, training, b < 1.6)).training;
    }
    expect(training).toMatchObject({ endReason: 'SUFFICIENT', question: null });
    expect(assertDefined(training.estimate).standardError).toBeLessThanOrEqual(sufficientError);
    expect(training.answersQtd).toBeLessThan(22);
    const late = { id: randomUUID(), questionId: randomUUID(), alternativeId: randomUUID() };
    expect((await send(learner, training.id, late)).status).toBe(422);
  });

  it('ends when the learner stops, also twice, and another one can begin', async () => {
    const learner = await aUser(db);
    const exam = await anExam();
    const { body } = await start(learner, exam.id);
    const end = () => call(learner, contract.endTraining, { params: { id: body.id } });
    const ended = await end();
    expect(ended.body).toMatchObject({ endReason: 'STOPPED', question: null });
    expect((await end()).body).toEqual(ended.body);
    const next = await start(learner, exam.id);
    expect([next.status, next.body.id === body.id]).toEqual([201, false]);
  });

  it('puts wrong answers into the error notebook, and right ones not', async () => {
    const learner = await aUser(db);
    const { body } = await start(learner, (await anExam()).id);
    const { training } = await answer(learner, body, true);
    await answer(learner, training, false);
    const { items } = (await call(learner, notebook.pageNotebook)).body;
    expect(items.map(({ question, lapses }) => [question.id, lapses])).toEqual([
      [assertDefined(training.question).id, 1],
    ]);
  });

  it('refuses an unknown alternative and changes nothing', async () => {
    const learner = await aUser(db);
    const { body } = await start(learner, (await anExam()).id);
    const unknown = { ...(await answerOf(body, true)), alternativeId: randomUUID() };
    const refused = await send(learner, body.id, unknown);
    expect([refused.status, refused.body.errors[0]?.path]).toEqual([422, 'alternativeId']);
    expect((await call(learner, contract.readTraining, { params: { id: body.id } })).body).toEqual(
      body,
    );
  });
});

describe('the training of an area', () => {
  it('asks each published item once, however many practice exams have it', async () => {
    const learner = await aUser(db);
    await anExam();
    const before = (await choicesOf(learner)).areas.find(({ area }) => area === 'MT');
    await anExam();
    const after = (await choicesOf(learner)).areas.find(({ area }) => area === 'MT');
    expect(after).toEqual(before);
    const body = { id: randomUUID(), area: 'MT' } as const;
    const { status, body: training } = await call(learner, contract.startTraining, { body });
    expect([status, training.title]).toEqual([201, 'Matemática']);
  });

  it('needs either an area or a practice exam, and questions', async () => {
    const learner = await aUser(db);
    const none = await call(learner, contract.startTraining, { body: { id: randomUUID() } });
    expect(none.status).toBe(422);
    expect((await start(learner, randomUUID())).body.code).toBe('training_empty');
  });
});

describe('the training of a practice exam', () => {
  const startWith = (learner: Learner, body: object) =>
    call(learner, contract.startTraining, { body: { id: randomUUID(), ...body } });

  it('has the scale of its area', async () => {
    const exam = await anExam();
    const { body } = await start(await aUser(db), exam.id);
    const { slope } = await db.one<{ slope: number }>(
      sql`select slope from scales where area = 'MT'`,
    );
    expect(body.sufficientError).toBeCloseTo(slope * 0.35, 0);
  });

  it('of several areas asks questions of the chosen one', async () => {
    const learner = await aUser(db);
    const exam = await aBookletExam(
      db,
      [
        { year: 2022, booklet: 1076 },
        { year: 2022, booklet: 1086 },
      ],
      { title: 'Dois cadernos' },
    );
    const without = await start(learner, exam.id);
    expect([without.status, without.body.errors]).toEqual([
      422,
      [{ path: 'areaId', message: 'Escolha a área do simulado' }],
    ]);
    const unknown = await startWith(learner, { practiceExamId: exam.id, areaId: randomUUID() });
    expect([unknown.status, unknown.body.errors[0]?.path]).toEqual([422, 'areaId']);
    const offered = (await choicesOf(learner)).exams.filter(({ id }) => id === exam.id);
    expect(offered).toHaveLength(2);
    const [first, second] = offered.map(({ id, areaId, areaTitle }) => ({
      areaTitle,
      body: { practiceExamId: id, areaId: assertDefined(areaId) },
    }));
    const trained = await startWith(learner, assertDefined(first).body);
    expect([trained.status, trained.body.title]).toEqual([
      201,
      `Dois cadernos: ${first?.areaTitle}`,
    ]);
    expect(exam.questionIds.slice(0, 45)).toContain(trained.body.question?.id);
    const other = await startWith(learner, assertDefined(second).body);
    expect(exam.questionIds.slice(45)).toContain(other.body.question?.id);
    expect((await startWith(learner, assertDefined(first).body)).body.id).toBe(trained.body.id);
  });
});

describe('a training with questions of another kind', () => {
  async function aNumericTraining(learner: Learner) {
    const exam = await anExamOfOtherKinds(db, new Date());
    await giveScale(db, exam, ({ kind }) => kind === 'ITEM_RESPONSE');
    await requestCalibration(db, exam.id, { now: new Date() });
    await runCalibrations(db, { clock: () => new Date() });
    await acceptCalibration(db, exam.id, { now: new Date() });
    const { body } = await start(learner, exam.id);
    return body;
  }
  const respond = (learner: Learner, { id, question }: Training, value: string, more = {}) =>
    call(learner, contract.answerTraining, {
      params: { id },
      body: {
        id: randomUUID(),
        questionId: assertDefined(question).id,
        response: { kind: 'NUMERIC', value },
        ...more,
      },
    });

  it('grades responses and tells the key after each', async () => {
    const learner = await aUser(db);
    const training = await aNumericTraining(learner);
    expect(training.question).toMatchObject({ kind: 'NUMERIC' });
    expect(JSON.stringify(training)).not.toContain('answerKey');
    const right = (await respond(learner, training, '4')).body;
    expect(right.answer).toMatchObject({
      isCorrect: true,
      alternativeId: null,
      response: { kind: 'NUMERIC', value: '4' },
      credit: 1,
      answerKey: { value: 4 },
    });
    const repeated = (await respond(learner, training, '5')).body;
    expect(repeated.answer).toEqual(right.answer);
    const wrong = (await respond(learner, right.training, '5')).body;
    expect(wrong.answer).toMatchObject({ isCorrect: false, credit: 0 });
    expect(wrong.training).toMatchObject({ answersQtd: 2, rightQtd: 1 });
    const { items } = (await call(learner, notebook.pageNotebook)).body;
    expect(items.map(({ question }) => question.id)).toEqual([right.training.question?.id]);
  });

  it.each([
    ['a number that is none', 'nove', {}, 'response.value'],
    ['an alternative', '4', { alternativeId: randomUUID() }, 'alternativeId'],
    ['no answer', '4', { response: null }, 'alternativeId'],
  ])('refuses %s and changes nothing', async (_, value, more, path) => {
    const learner = await aUser(db);
    const training = await aNumericTraining(learner);
    const { status, body } = await respond(learner, training, value, more);
    expect([status, body]).toMatchObject([422, { errors: [{ path }] }]);
    expect(
      (await call(learner, contract.readTraining, { params: { id: training.id } })).body,
    ).toEqual(training);
  });
});

describe('a learner trains with the practice exams that they may open', () => {
  it('not with inactive ones, nor with paid ones without a subscription', async () => {
    const learner = await aUser(db);
    expect(await offers(learner, await anExam())).toBe(true);
    const inactive = await anExam({ isActive: false });
    expect(await offers(learner, inactive)).toBe(false);
    expect((await start(learner, inactive.id)).status).toBe(409);
    const paid = await anExam({ paymentType: 'PAID' });
    expect(await offers(learner, paid)).toBe(false);
    expect(await offers(await aUser(db, { hasActiveSubscription: true }), paid)).toBe(true);
  });

  it('not with an exam that limits its attempts', async () => {
    const exam = await anExam({ attemptsLimit: 2 });
    expect(await offers(await aUser(db), exam)).toBe(false);
  });

  it('not with an exam that is not open yet', async () => {
    const learner = await aUser(db);
    const past = await anExam({ opensAt: '2020-01-01T12:00:00.000Z' });
    expect(await offers(learner, past)).toBe(true);
    const exam = await anExam({ opensAt: '2099-01-01T12:00:00.000Z' });
    expect(await offers(learner, exam)).toBe(false);
    const refused = await start(learner, exam.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'training_empty']);
  });

  it('not with questions that an attempt under way at an automatic exam has drawn', async () => {
    const learner = await aUser(db);
    const exam = await anExam({ categories: ['Sorteada para o treino'] });
    const filters = await someTerms(db, 'categories', ['Sorteada para o treino']);
    const drawing = await aPracticeExam(db, { autoGenerate: true, filters, questionsQtd: 40 });
    const offered = async () =>
      (await choicesOf(learner)).exams.find(({ id }) => id === exam.id)?.questionsQtd;
    const before = assertDefined(await offered());
    expect(before).toBeGreaterThan(40);
    const { body: attempt } = await call(learner, attempts.startPracticeAttempt, {
      params: { id: drawing.id },
    });
    const drawn = attempt.questions.map(({ id }) => id);
    expect(exam.questionIds).toEqual(expect.arrayContaining(drawn));
    expect(await offered()).toBeLessThanOrEqual(5);
    const { status, body } = await start(learner, exam.id);
    expect([status, drawn.includes(assertDefined(body.question).id)]).toEqual([201, false]);
    await call(learner, attempts.submitPracticeAttempt, { params: { id: attempt.id }, body: {} });
    expect(await offered()).toBe(before);
  });

  it('not with a question that an automatic exam draws meanwhile: the answer waits', async () => {
    const learner = await aUser(db);
    const exam = await anExam({ categories: ['Sorteada depois'] });
    const { body } = await start(learner, exam.id);
    const filters = await someTerms(db, 'categories', ['Sorteada depois']);
    const drawing = await aPracticeExam(db, { autoGenerate: true, filters, questionsQtd: 45 });
    const { body: attempt } = await call(learner, attempts.startPracticeAttempt, {
      params: { id: drawing.id },
    });
    const sent = await answerOf(body, true);
    const refused = await send(learner, body.id, sent);
    expect([refused.status, refused.body.code]).toEqual([409, 'training_waits']);
    await call(learner, attempts.submitPracticeAttempt, { params: { id: attempt.id }, body: {} });
    expect((await send(learner, body.id, sent)).status).toBe(200);
  });

  it('not with an exam while an attempt at it is under way: the answer waits', async () => {
    const learner = await aUser(db);
    const exam = await anExam();
    const { body } = await start(learner, exam.id);
    const { body: attempt } = await call(learner, attempts.startPracticeAttempt, {
      params: { id: exam.id },
    });
    const sent = await answerOf(body, true);
    const refused = await send(learner, body.id, sent);
    expect([refused.status, refused.body.code]).toEqual([409, 'training_waits']);
    await call(learner, attempts.submitPracticeAttempt, { params: { id: attempt.id }, body: {} });
    expect((await send(learner, body.id, sent)).status).toBe(200);
  });

  it('not with the training of another learner', async () => {
    const { body } = await start(await aUser(db), (await anExam()).id);
    const stranger = await aUser(db);
    const params = { id: body.id };
    expect((await call(stranger, contract.readTraining, { params })).status).toBe(404);
    expect((await send(stranger, body.id, await answerOf(body, true))).status).toBe(404);
    expect((await call(stranger, contract.endTraining, { params })).status).toBe(404);
    expect((await start(stranger, assertDefined(body.practiceExamId), body.id)).status).toBe(404);
  });
});
