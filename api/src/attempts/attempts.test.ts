import { randomUUID } from 'node:crypto';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import { describe, expect, it } from 'vitest';
import { aPracticeExam, type PracticeExamGiven } from '../practice-exams/practice-exams.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { anAdmin, aSubscriber, aUser } from '../users/users.factory.ts';
import { someAnswers } from './attempts.factory.ts';
import { tallyAttempts } from './tally-attempts.ts';
import { closeOverdueAttempts } from './close-overdue-attempts.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';

const { db, call, time } = await createTestApp();

type User = Awaited<ReturnType<typeof aUser>>;

const start = (user: User, id: string) =>
  call(user, contract.startPracticeAttempt, { params: { id } });
const save = (user: User, id: string, answers: ReturnType<typeof someAnswers>) =>
  call(user, contract.savePracticeAnswers, { params: { id }, body: { answers } });
const submit = (user: User, id: string, answers: ReturnType<typeof someAnswers> = []) =>
  call(user, contract.submitPracticeAttempt, { params: { id }, body: { answers } });
const list = (user: User, id: string, query = {}) =>
  call(user, contract.listPracticeAttempts, { params: { id }, query });
const read = (user: User, id: string) => call(user, contract.readAttempt, { params: { id } });

async function underWay(given: PracticeExamGiven = {}) {
  const learner = await aUser(db);
  const exam = await aPracticeExam(db, { questions: 4, ...given });
  const { body: attempt } = await start(learner, exam.id);
  return { learner, exam, attempt };
}

const later = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};

/** The database, which also records the exclusive locks that its transactions take. */
const recordLocks = (database: Database, locks: string[]): Database => ({
  ...database,
  transaction: (work, options) => {
    locks.push(...(options?.exclusive ?? []));
    return database.transaction(work, options);
  },
});

/** The questions with these ids have their answer key, and no others. */
function expectKeyOf(
  { graded, questions }: Attempt,
  questionIds: readonly (string | undefined)[],
): void {
  const withKey = graded.filter(({ correctAlternativeId }) => correctAlternativeId !== null);
  expect(withKey.map(({ questionId }) => questionId)).toEqual(questionIds);
  const explained = graded.filter(({ explanation }) => explanation !== null);
  expect(explained.map(({ questionId }) => questionId)).toEqual(questionIds);
  const marked = questions.filter(
    ({ explanation, alternatives }) =>
      explanation !== undefined || alternatives.some(({ isCorrect }) => isCorrect !== undefined),
  );
  expect(marked.map(({ id }) => id)).toEqual(questionIds);
}

describe('starting an attempt', () => {
  it('returns the questions without the answer key', async () => {
    const { learner, exam } = await underWay();
    const { status, body } = await start(learner, exam.id);
    expect(status).toBe(200);
    expect(body.questions).toHaveLength(4);
    expect(body).toMatchObject({ number: 1, submittedAt: null, result: null, graded: [] });
    expect(JSON.stringify(body)).not.toMatch(/isCorrect|explanation|Conte nos dedos/);
  });

  it('resumes the attempt under way, with the saved answers', async () => {
    const { learner, exam, attempt } = await underWay();
    await save(learner, attempt.id, someAnswers(attempt, [1, 0]));
    const again = await start(learner, exam.id);
    expect(again.body.id).toBe(attempt.id);
    expect(again.body.answers).toEqual([
      {
        questionId: attempt.questions[0]?.id,
        alternativeId: attempt.questions[0]?.alternatives[1]?.id,
      },
      {
        questionId: attempt.questions[1]?.id,
        alternativeId: attempt.questions[1]?.alternatives[0]?.id,
      },
    ]);
  });

  it('makes one attempt for concurrent requests', async () => {
    const learner = await aUser(db);
    const { id } = await aPracticeExam(db);
    const started = await Promise.all(Array.from({ length: 6 }, () => start(learner, id)));
    expect(new Set(started.map(({ body }) => body.id)).size).toBe(1);
    expect(started.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it.each([
    ['a draft', { isActive: false }, 404],
    ['an exam for subscribers', { paymentType: 'PAID' as const }, 403],
    ['an exam without questions', { questions: 0 }, 409],
  ])('is refused for %s', async (_name, given, status) => {
    const { id } = await aPracticeExam(db, given);
    expect((await start(await aUser(db), id)).status).toBe(status);
    expect(await db.many(sql`select from attempts where exam_id = ${id}`)).toEqual([]);
  });

  it('at a paid exam is allowed for a subscriber and an administrator', async () => {
    const { id } = await aPracticeExam(db, { paymentType: 'PAID' });
    expect((await start(await aSubscriber(db), id)).status).toBe(201);
    expect((await start(await anAdmin(db), id)).status).toBe(201);
  });

  it('at an unknown exam is refused', async () => {
    expect((await start(await aUser(db), randomUUID())).status).toBe(404);
  });
});

describe('saving answers', () => {
  it('changes nothing when it is repeated', async () => {
    const { learner, attempt } = await underWay();
    const answers = someAnswers(attempt, [1, 1]);
    const first = await save(learner, attempt.id, answers);
    expect(await save(learner, attempt.id, answers)).toMatchObject({
      status: 200,
      body: first.body,
    });
    const saved = await db.many(sql`select from answers where attempt_id = ${attempt.id}`);
    expect(saved).toHaveLength(2);
  });

  it('keeps the latest answer, in whatever order answers arrive', async () => {
    const { learner, attempt } = await underWay();
    const [early = [], late = []] = [[0], [1]].map((choice) => someAnswers(attempt, choice));
    const lateLines = late.map((line) => ({
      ...line,
      answeredAt: new Date(Date.parse(line.answeredAt) + 500).toISOString(),
    }));
    later(60);
    await save(learner, attempt.id, lateLines);
    const { body } = await save(learner, attempt.id, early);
    expect(body.answers[0]?.alternativeId).toBe(attempt.questions[0]?.alternatives[1]?.id);
  });

  it('takes an answer back', async () => {
    const { learner, attempt } = await underWay();
    later(60);
    await save(learner, attempt.id, someAnswers(attempt, [0, 0]));
    const { body } = await save(learner, attempt.id, [
      { ...assertDefined(someAnswers(attempt, [null])[0]), answeredAt: time.now.toISOString() },
    ]);
    expect(body.answers.map(({ questionId }) => questionId)).toEqual([attempt.questions[1]?.id]);
  });

  it('ignores a question of another exam and an alternative of another question', async () => {
    const { learner, attempt } = await underWay();
    const other = await underWay();
    const foreign = someAnswers(other.attempt, [0]);
    const mixed = someAnswers(attempt, [0]).map((line) => ({
      ...line,
      alternativeId: attempt.questions[1]?.alternatives[0]?.id ?? null,
    }));
    const { status, body } = await save(learner, attempt.id, [...foreign, ...mixed]);
    expect({ status, answers: body.answers }).toEqual({ status: 200, answers: [] });
  });

  it('is refused to another user, as is reading', async () => {
    const { attempt } = await underWay();
    const other = await aUser(db);
    expect((await save(other, attempt.id, someAnswers(attempt))).status).toBe(404);
    expect((await submit(other, attempt.id)).status).toBe(404);
    expect((await read(other, attempt.id)).status).toBe(404);
  });

  it('refuses invalid answers, and writes nothing', async () => {
    const { learner, attempt } = await underWay();
    const [line] = someAnswers(attempt);
    const answer = await save(learner, attempt.id, [
      { ...assertDefined(line), answeredAt: 'ontem' },
    ]);
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'answers.0.answeredAt' }] },
    });
    expect(await db.many(sql`select from answers where attempt_id = ${attempt.id}`)).toEqual([]);
  });
});

describe('submitting', () => {
  it('grades saved and sent answers, and shows the answer key', async () => {
    const { learner, attempt } = await underWay();
    later(60);
    await save(learner, attempt.id, someAnswers(attempt, [0, 0, 1]));
    const last = someAnswers(attempt, [0, 0, 0, 0]).slice(3);
    const { status, body } = await submit(learner, attempt.id, last);
    expect(status).toBe(200);
    expect(body.result).toEqual({
      isApproved: true,
      correctAverage: 75,
      correctQuestionsQtd: 3,
      averageTime: 10,
    });
    expect(body.graded.map(({ isCorrect }) => isCorrect)).toEqual([true, true, false, true]);
    expect(body.graded[2]).toMatchObject({
      correctAlternativeId: attempt.questions[2]?.alternatives[0]?.id,
      explanation: '<p>Conte nos dedos.</p>',
    });
  });

  it('tells no answer key after a blank submission', async () => {
    const { learner, attempt } = await underWay();
    const { body } = await submit(learner, attempt.id);
    expect(body.graded).toHaveLength(4);
    for (const seen of [body, (await read(learner, attempt.id)).body]) expectKeyOf(seen, []);
  });

  it('tells the answer key of answered questions only after a failed attempt', async () => {
    const { learner, attempt } = await underWay();
    later(60);
    const { body } = await submit(learner, attempt.id, someAnswers(attempt, [1, null, 0]));
    expect(body.result?.isApproved).toBe(false);
    const answered = [attempt.questions[0], attempt.questions[2]].map((each) => each?.id);
    for (const seen of [body, (await read(learner, attempt.id)).body]) expectKeyOf(seen, answered);
  });

  it('tells the whole answer key after an approved attempt', async () => {
    const { learner, attempt } = await underWay();
    later(60);
    const { body } = await submit(learner, attempt.id, someAnswers(attempt, [0, 0, 0]));
    expect(body.result?.isApproved).toBe(true);
    expectKeyOf(
      body,
      attempt.questions.map(({ id }) => id),
    );
  });

  it('tells the key of blank questions as of wrong ones in an exam without a passing score', async () => {
    const { learner, attempt } = await underWay({ passingScore: 0 });
    later(60);
    const { body } = await submit(learner, attempt.id, someAnswers(attempt, [1, 0]));
    expect(body.result?.isApproved).toBe(true);
    const all = attempt.questions.map(({ id }) => id);
    for (const seen of [body, (await read(learner, attempt.id)).body]) expectKeyOf(seen, all);
  });

  it('counts the seconds on blank questions, which are sent with it, up to the length of the attempt', async () => {
    const submitAfter = async (seconds: number) => {
      const { learner, attempt } = await underWay();
      later(seconds);
      const [answered, blank, other] = attempt.questions.map(({ id }) => id);
      const { body } = await call(learner, contract.submitPracticeAttempt, {
        params: { id: attempt.id },
        body: {
          answers: someAnswers(attempt, [0]),
          blankTimes: [
            { questionId: answered ?? '', timeSpent: 500 },
            { questionId: blank ?? '', timeSpent: 30 },
            { questionId: other ?? '', timeSpent: 20 },
          ],
        },
      });
      return body.result?.averageTime;
    };
    expect(await submitAfter(60)).toBe((10 + 30 + 20) / 3);
    expect(await submitAfter(40)).toBe(40 / 3);
  });

  it('counts blanks as wrong', async () => {
    const { learner, attempt } = await underWay();
    later(60);
    await save(learner, attempt.id, someAnswers(attempt, [0]));
    const { body } = await submit(learner, attempt.id);
    expect(body.result).toMatchObject({ correctAverage: 25, isApproved: false });
    expect(body.graded[1]).toMatchObject({ alternativeId: null, isCorrect: false });
  });

  it('has one effect when it is repeated or concurrent', async () => {
    const { learner, attempt, exam } = await underWay();
    later(60);
    const answers = someAnswers(attempt, [0, 0, 0, 1]);
    const all = await Promise.all(
      Array.from({ length: 5 }, () => submit(learner, attempt.id, answers)),
    );
    expect(new Set(all.map(({ body }) => JSON.stringify(body.result))).size).toBe(1);
    expect(await list(learner, exam.id)).toMatchObject({ body: { total: 1 } });
    const afterwards = await save(learner, attempt.id, someAnswers(attempt, [1, 1, 1, 1]));
    expect(afterwards.body.submittedAt).not.toBeNull();
    expect((await read(learner, attempt.id)).body.result).toEqual(all[0]?.body.result);
  });

  it('allows the next attempt, and keeps both', async () => {
    const { learner, attempt, exam } = await underWay();
    await submit(learner, attempt.id);
    const { status, body } = await start(learner, exam.id);
    expect({ status, number: body.number }).toEqual({ status: 201, number: 2 });
    const { body: attempts } = await list(learner, exam.id);
    expect(attempts.items.map(({ number, result }) => [number, result?.correctAverage])).toEqual([
      [2, undefined],
      [1, 0],
    ]);
  });
});

describe('the list of attempts', () => {
  it('is paginated, the newest first, with the best of all pages', async () => {
    const { learner, exam, attempt } = await underWay();
    await submit(learner, attempt.id, someAnswers(attempt, [0, 0, 0, 1]));
    for (const _ of Array.from({ length: 11 })) {
      later(60);
      const { body } = await start(learner, exam.id);
      await submit(learner, body.id, someAnswers(body, [0, 1, 1, 1]));
    }
    const { body: ongoing } = await start(learner, exam.id);
    const first = await list(learner, exam.id);
    expect(first.body).toMatchObject({
      page: 1,
      limit: 10,
      total: 13,
      totalPages: 2,
      best: { id: attempt.id, number: 1, result: { correctAverage: 75 } },
    });
    expect(first.body.items).toHaveLength(10);
    expect(first.body.items[0]).toEqual({
      id: ongoing.id,
      number: 13,
      questionsQtd: 4,
      passingScore: 70,
      deadline: null,
      submittedAt: null,
      result: null,
    });
    const second = await list(learner, exam.id, { page: 2 });
    expect(second.body.items.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(second.body.best).toEqual(first.body.best);
    const past = await list(learner, exam.id, { page: 3 });
    expect(past.body).toMatchObject({ items: [], total: 13 });
  });

  it('has the first of equal scores as the best, and none before a submission', async () => {
    const { learner, exam, attempt } = await underWay();
    expect((await list(learner, exam.id)).body).toMatchObject({ total: 1, best: null });
    await submit(learner, attempt.id);
    const { body: again } = await start(learner, exam.id);
    await submit(learner, again.id);
    expect((await list(learner, exam.id)).body.best).toMatchObject({ number: 1 });
  });

  it('is empty for another learner', async () => {
    const { exam } = await underWay();
    const { body } = await list(await aUser(db), exam.id);
    expect(body).toEqual({ items: [], page: 1, limit: 10, total: 0, totalPages: 0, best: null });
  });

  it.each([
    ['page', 0],
    ['page', 'dois'],
    ['page', 1.5],
    ['limit', 101],
    ['limit', -1],
  ])('is refused with %s %s', async (path, value) => {
    const { learner, exam } = await underWay();
    const query = { [path]: value };
    expect(await list(learner, exam.id, query)).toMatchObject({
      status: 422,
      body: { errors: [{ path, message: 'Valor inválido' }] },
    });
  });
});

describe('the average in a submitted attempt', () => {
  it('is told from 20 learners on, and not before the submission', async () => {
    const { learner, exam, attempt } = await underWay();
    const answers = someAnswers(attempt, [0, 0, 0, 1]);
    const { body: graded } = await submit(learner, attempt.id, answers);
    expect(graded).toMatchObject({ result: { correctAverage: 75 }, average: null });
    const others = Array.from({ length: 19 }, async () => {
      const other = await aUser(db);
      const { body } = await start(other, exam.id);
      await submit(other, body.id, someAnswers(body, [0, 1, 1, 1]));
    });
    await Promise.all(others);
    await tallyAttempts(db);
    const average = (75 + 19 * 25) / 20;
    expect((await read(learner, attempt.id)).body.average).toBe(average);
    const { body: next } = await start(learner, exam.id);
    expect(next.average).toBeNull();
    expect((await submit(learner, next.id)).body.average).toBe(average);
  });
});

describe('a limit of attempts', () => {
  it('refuses a further attempt, and tells the whole answer key after the last', async () => {
    const { learner, exam, attempt } = await underWay({ attemptsLimit: 2 });
    expectKeyOf((await submit(learner, attempt.id)).body, []);
    const { body: last } = await start(learner, exam.id);
    const all = attempt.questions.map(({ id }) => id);
    expectKeyOf((await submit(learner, last.id)).body, all);
    expectKeyOf((await read(learner, attempt.id)).body, all);
    expect(await start(learner, exam.id)).toMatchObject({
      status: 409,
      body: { code: 'attempts_used', detail: 'Você já usou todas as tentativas.' },
    });
  });

  it('counts concurrent starts once, and resumes the last attempt', async () => {
    const { learner, exam, attempt } = await underWay({ attemptsLimit: 1 });
    const again = await Promise.all(Array.from({ length: 3 }, () => start(learner, exam.id)));
    expect(again.map(({ body }) => body.id)).toEqual([attempt.id, attempt.id, attempt.id]);
  });
});

describe('a pause between attempts', () => {
  it('refuses the next attempt until its end, with the time', async () => {
    const { learner, exam, attempt } = await underWay({ attemptsPauseHours: 2 });
    const { body } = await submit(learner, attempt.id);
    const end = Date.parse(assertDefined(body.submittedAt ?? undefined)) + 2 * 3_600_000;
    later(2 * 3600 - 1);
    expect(await start(learner, exam.id)).toMatchObject({
      status: 409,
      body: {
        code: 'attempt_pause',
        detail: expect.stringMatching(
          /Próxima tentativa a partir de \d\d\/\d\d\/\d{4}, \d\d:\d\d\./,
        ),
        availableAt: new Date(end).toISOString(),
      },
    });
    later(1);
    expect((await start(learner, exam.id)).body.number).toBe(2);
  });
});

describe('a time limit', () => {
  it('accepts an answer given in time that arrives within 30 seconds', async () => {
    const { learner, attempt } = await underWay({ timeLimitMinutes: 10 });
    later(10 * 60 + 30);
    const { body } = await save(learner, attempt.id, someAnswers(attempt));
    expect(body.answers).toHaveLength(4);
    expect(body.deadline).toBe(attempt.deadline);
  });

  it('ignores answers given after it', async () => {
    const { learner, attempt } = await underWay({ timeLimitMinutes: 10 });
    later(10 * 60 + 20);
    const late = someAnswers(attempt).map((line) => ({
      ...line,
      answeredAt: time.now.toISOString(),
    }));
    expect((await save(learner, attempt.id, late)).body.answers).toEqual([]);
    const { body } = await submit(learner, attempt.id, late);
    expect(body.result?.correctAverage).toBe(0);
  });

  it('ends an attempt with the saved answers, also without a request', async () => {
    const { learner, attempt } = await underWay({ timeLimitMinutes: 10 });
    await save(learner, attempt.id, someAnswers(attempt));
    const forgotten = await underWay({ timeLimitMinutes: 10 });
    later(10 * 60 + 121);
    await closeOverdueAttempts(db, { now: time.now });
    for (const { learner: who, attempt: tried } of [{ learner, attempt }, forgotten]) {
      const { body } = await read(who, tried.id);
      expect(body.submittedAt).toBe(tried.deadline);
    }
  });

  it('is checked by several processes: each overdue attempt is submitted by one of them', async () => {
    const overdue = await Promise.all(
      Array.from({ length: 12 }, () => underWay({ timeLimitMinutes: 10 })),
    );
    later(10 * 60 + 121);
    const submissions: string[] = [];
    const processes = [recordLocks(db, submissions), recordLocks(db, submissions)];
    await Promise.all(processes.map((each) => closeOverdueAttempts(each, { now: time.now })));
    expect(submissions.toSorted()).toEqual(
      overdue.map(({ learner }) => `attempts ${learner.id}`).toSorted(),
    );
    for (const { learner, attempt } of overdue) {
      expect((await read(learner, attempt.id)).body.submittedAt).toBe(attempt.deadline);
    }
  });

  it('ends the other attempts if one cannot be submitted, and this one two minutes later', async () => {
    const failing = await underWay({ timeLimitMinutes: 10 });
    const other = await underWay({ timeLimitMinutes: 10 });
    later(10 * 60 + 121);
    const isOpen = async ({ learner, attempt }: typeof failing) =>
      (
        await db.one<{ isOpen: boolean }>(sql`
        select submitted_at is null as is_open from attempts
        where id = ${attempt.id} and user_id = ${learner.id}`)
      ).isOpen;
    const refusing: Database = {
      ...db,
      transaction: (work, options) =>
        options?.exclusive?.includes(`attempts ${failing.learner.id}`)
          ? Promise.reject(new Error('refused'))
          : db.transaction(work, options),
    };
    await expect(closeOverdueAttempts(refusing, { now: time.now })).rejects.toThrow(
      'overdue attempts that were not submitted',
    );
    expect([await isOpen(failing), await isOpen(other)]).toEqual([true, false]);
    later(121);
    await closeOverdueAttempts(db, { now: time.now });
    expect(await isOpen(failing)).toBe(false);
  });

  it('ends an attempt when its learner comes back too late; the next one starts', async () => {
    const { learner, attempt, exam } = await underWay({ timeLimitMinutes: 10 });
    later(10 * 60 + 121);
    const { body } = await start(learner, exam.id);
    expect(body.number).toBe(2);
    expect((await read(learner, attempt.id)).body.submittedAt).toBe(attempt.deadline);
  });

  it('of an attempt under way does not change with the exam', async () => {
    const { learner, attempt, exam } = await underWay({ timeLimitMinutes: 30 });
    await db.run(sql`update practice_exams set time_limit_minutes = 1 where id = ${exam.id}`);
    later(20 * 60);
    expect((await start(learner, exam.id)).body).toMatchObject({
      id: attempt.id,
      deadline: attempt.deadline,
    });
  });
});

describe('the leveling exam', () => {
  it("sets the learner's level by the bands of its score", async () => {
    const { terms } = await db.one<{ terms: string[] }>(sql`
      with created as (
        insert into terms (kind, title) values ('levels', 'Nível A'), ('levels', 'Nível B') returning id
      ) select array_agg(id) as terms from created`);
    const [low = '', high = ''] = terms;
    const { learner, attempt } = await underWay({
      isLeveling: true,
      levelingBands: [
        { levelId: low, minimum: 0 },
        { levelId: high, minimum: 60 },
      ],
    });
    later(60);
    await submit(learner, attempt.id, someAnswers(attempt, [0, 0, 0, 1]));
    const user = await db.one(sql`
      select level, leveling_exam_completed from users where id = ${learner.id}`);
    expect(user).toEqual({ level: high, levelingExamCompleted: true });
  });
});
