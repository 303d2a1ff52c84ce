import { randomUUID } from 'node:crypto';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import { describe, expect, it } from 'vitest';
import { aCourse, type CourseGiven } from '../courses/courses.factory.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { sql } from '../platform/db/database.ts';
import { someAnswers } from './attempts.factory.ts';

const { db, call, time } = await createTestApp();

/** A learner in a course with one content with questions. */
async function before(
  contentType: 'EXAM' | 'QUICK_QUESTION' | 'PRACTICE_EXAM',
  questionsQtd: number,
  given: CourseGiven = {},
) {
  const learner = await aUser(db);
  const course = await aCourse(db, {
    sections: [{ isFreemium: true, contents: [{ contentType, title: 'Prova' }] }],
    ...given,
  });
  const contentId = course.contentIds[0] ?? '';
  const questionIds = await someQuestions(db, { contentId }, questionsQtd);
  const place = {
    courseId: course.id,
    userId: learner.id,
    sectionId: course.sections[0]?.id ?? '',
    contentId,
  };
  const report = (body: object, by = learner) =>
    call(by, progress.progressContent, { body: { ...place, userId: by.id, ...body } });
  const start = () => call(learner, contract.startContentAttempt, { params: { contentId } });
  const save = (answers: ReturnType<typeof someAnswers>, attemptId?: string) =>
    call(learner, contract.saveContentAnswers, {
      params: { contentId },
      body: { answers, attemptId },
    });
  const listAttempts = async () =>
    (await call(learner, contract.listContentAttempts, { params: { contentId } })).body.items;
  const { body } = await call(learner, courses.readCourse, { params: { id: course.id } });
  const questions = body.sections[0]?.contents[0]?.questions ?? [];
  const choose = (at: number, choice: number) => ({
    questionId: questions[at]?.id ?? '',
    alternativeId: questions[at]?.alternatives[choice]?.id ?? '',
    timeSpent: 8,
  });
  return {
    learner,
    course,
    contentId,
    questionIds,
    report,
    start,
    save,
    listAttempts,
    choose,
    questions,
  };
}

const later = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};

describe('an exam in a course', () => {
  it('says if the learner has begun an attempt', async () => {
    const { start, learner, course, contentId } = await before('EXAM', 2);
    const isAttempted = async () => {
      const params = { id: course.id, contentId };
      return (await call(learner, courses.readContent, { params })).body.isAttempted;
    };
    expect(await isAttempted()).toBe(false);
    await start();
    expect(await isAttempted()).toBe(true);
  });

  it('is completed by an approved attempt, with its result in the progress', async () => {
    const { start, save, report } = await before('EXAM', 4);
    const { body: attempt } = await start();
    later(60);
    await save(someAnswers(attempt, [0, 0, 0]));
    const blankTimes = [{ questionId: attempt.questions[3]?.id ?? '', timeSpent: 30 }];
    const { body } = await report({ isExamSubmitted: true, attemptId: attempt.id, blankTimes });
    expect(body.contentProgression).toMatchObject({
      isCompleted: true,
      isApproved: true,
      isExamSubmitted: true,
      correctAverage: 75,
      correctQuestionsQtd: 3,
      triesQtd: 1,
      averageTime: 15,
    });
    expect(body.contentProgression.userQuestionAnswers).toHaveLength(3);
    expect(body.courseProgression).toMatchObject({ isCompleted: true, percentage: 100 });
    expect(body.certificate).not.toBeNull();
    expect(body.answers).toHaveLength(4);
    expect(body.attempt).toEqual({
      id: attempt.id,
      number: 1,
      questionsQtd: 4,
      passingScore: 70,
      deadline: null,
      submittedAt: time.now.toISOString(),
      result: { isApproved: true, correctAverage: 75, correctQuestionsQtd: 3, averageTime: 15 },
      isKeyWithheld: false,
      keyFrom: null,
      average: null,
    });
  });

  it('is graded by the server; grades in the request are ignored', async () => {
    const { report, choose } = await before('EXAM', 2);
    const { body } = await report({
      isExamSubmitted: true,
      isCompleted: true,
      isApproved: true,
      correctAverage: 100,
      correctQuestionsQtd: 2,
      userQuestionAnswers: [choose(0, 1), choose(1, 1)],
    });
    expect(body.contentProgression).toMatchObject({
      isCompleted: false,
      isApproved: false,
      correctAverage: 0,
      correctQuestionsQtd: 0,
    });
  });

  it.each([0, 1, 7])('starts with answers, whatever number they claim (%d)', async (triesQtd) => {
    const { report, listAttempts, choose } = await before('EXAM', 2);
    const { status } = await report({ triesQtd, userQuestionAnswers: [choose(0, 0)] });
    expect(status).toBe(201);
    expect(await listAttempts()).toMatchObject([{ number: 1, submittedAt: null }]);
  });

  it.each(
    [0, 1, 2, 7].flatMap((number) =>
      [true, false].map((isStarted) => [number, isStarted] as const),
    ),
  )(
    'is passed in a second attempt, whatever number the submission claims (%d, started: %s)',
    async (triesQtd, isStarted) => {
      const { start, report, choose } = await before('EXAM', 2);
      await report({ isExamSubmitted: true, userQuestionAnswers: [choose(0, 1)] });
      if (isStarted) await start();
      const userQuestionAnswers = [choose(0, 0), choose(1, 0)];
      const { body } = await report({ isExamSubmitted: true, triesQtd, userQuestionAnswers });
      expect(body.contentProgression).toMatchObject({ isApproved: true, triesQtd: 2 });
    },
  );

  it('has its questions in another order in each attempt, which the attempt keeps', async () => {
    const { learner, start, report, questionIds } = await before('EXAM', 10);
    const orderOf = ({ questions }: Attempt) => questions.map(({ id }) => id);
    const read = async ({ id }: Attempt) =>
      (await call(learner, contract.readAttempt, { params: { id } })).body;
    const take = async () => {
      const { body: attempt } = await start();
      expect(attempt.questions.map(({ order }) => order)).toEqual(questionIds.map((_, at) => at));
      expect(orderOf((await start()).body)).toEqual(orderOf(attempt));
      await report({ isExamSubmitted: true, attemptId: attempt.id });
      const submitted = await read(attempt);
      expect(orderOf(submitted)).toEqual(orderOf(attempt));
      expect(submitted.graded.map(({ questionId }) => questionId)).toEqual(orderOf(attempt));
      return attempt;
    };
    const orders = [await take(), await take()].map(orderOf);
    expect(orders[0]).not.toEqual(orders[1]);
    expect(orders.map((order) => order.toSorted())).toEqual(
      orders.map(() => questionIds.toSorted()),
    );
  });

  it('has them in the order of the author if it is a practice exam', async () => {
    const { start, questionIds } = await before('PRACTICE_EXAM', 10);
    const { body } = await start();
    expect(body.questions.map(({ id }) => id)).toEqual(questionIds);
  });

  it('tells no answer key in the progress after a blank submission', async () => {
    const { report } = await before('EXAM', 3);
    const { body } = await report({ isExamSubmitted: true });
    expect(body.answers).toHaveLength(3);
    for (const answer of body.answers)
      expect(answer).toMatchObject({ correctAlternativeId: null, explanation: null });
  });

  it('starts no attempt over its limit, by whatever request', async () => {
    const contents = [{ contentType: 'EXAM' as const, title: 'Prova', attemptsLimit: 1 }];
    const { report, start, save, learner, contentId, choose, listAttempts } = await before(
      'EXAM',
      2,
      {
        sections: [{ isFreemium: true, contents }],
      },
    );
    await report({ isExamSubmitted: true });
    const refused = { status: 409, body: { code: 'attempts_used' } };
    expect(await start()).toMatchObject(refused);
    const line = { ...choose(0, 0), id: randomUUID(), answeredAt: time.now.toISOString() };
    expect(await save([line])).toMatchObject(refused);
    const again = { isExamSubmitted: true, triesQtd: 2, userQuestionAnswers: [choose(0, 0)] };
    expect(await report(again)).toMatchObject(refused);
    const restarting = { params: { contentId }, body: { answers: [] } };
    expect(await call(learner, contract.saveContentAnswers, restarting)).toMatchObject(refused);
    expect(await listAttempts()).toHaveLength(1);
  });

  it('keeps the best attempt and an approval', async () => {
    const { report, choose } = await before('EXAM', 2);
    await report({
      isExamSubmitted: true,
      userQuestionAnswers: [choose(0, 0), choose(1, 0)],
      triesQtd: 1,
    });
    const { body } = await report({
      isExamSubmitted: true,
      userQuestionAnswers: [choose(0, 1), choose(1, 1)],
      triesQtd: 2,
    });
    expect(body.contentProgression).toMatchObject({
      isCompleted: true,
      isApproved: true,
      correctAverage: 100,
      triesQtd: 2,
    });
    expect(body.answers.map(({ isCorrect }) => isCorrect)).toEqual([false, false]);
  });

  it('counts a repeated submission once', async () => {
    const { start, report, listAttempts } = await before('EXAM', 2);
    const { body: attempt } = await start();
    const submit = () => report({ isExamSubmitted: true, attemptId: attempt.id });
    const [first, second] = await Promise.all([submit(), submit()]);
    const third = await submit();
    expect(third.body.contentProgression.triesQtd).toBe(1);
    expect(second.body.answers).toEqual(first.body.answers);
    expect(await listAttempts()).toHaveLength(1);
  });

  it('counts a submission by its number once', async () => {
    const { report, choose, listAttempts } = await before('EXAM', 2);
    const submit = () =>
      report({ isExamSubmitted: true, userQuestionAnswers: [choose(0, 0)], triesQtd: 1 });
    await Promise.all([submit(), submit(), submit()]);
    expect(await listAttempts()).toHaveLength(1);
  });

  it('starts an attempt with the first saved answer', async () => {
    const { start, save, choose } = await before('EXAM', 2);
    const answer = { ...choose(0, 0), id: crypto.randomUUID(), answeredAt: time.now.toISOString() };
    expect((await save([answer])).body.answers).toHaveLength(1);
    expect((await start()).body.answers).toHaveLength(1);
  });

  it('treats an answer after the submission as a repeat', async () => {
    const { start, save, report, listAttempts } = await before('EXAM', 2);
    const { body: attempt } = await start();
    await report({ isExamSubmitted: true, attemptId: attempt.id });
    later(5);
    const { body } = await save(someAnswers(attempt), attempt.id);
    expect(body).toMatchObject({ answers: [] });
    expect(body.submittedAt).not.toBeNull();
    expect(await listAttempts()).toHaveLength(1);
  });

  it('is locked without a subscription', async () => {
    const { start, save, report } = await before('EXAM', 2, {
      paymentType: 'FREEMIUM',
      sections: [{ isFreemium: false, contents: [{ contentType: 'EXAM', title: 'Prova' }] }],
    });
    expect((await start()).status).toBe(403);
    expect((await save([])).status).toBe(403);
    expect((await report({ isExamSubmitted: true })).status).toBe(403);
  });

  it('with a time limit shows its questions only in an attempt', async () => {
    const { questions, start } = await before('EXAM', 2, {
      sections: [{ contents: [{ contentType: 'EXAM', title: 'Prova', timeLimitMinutes: 10 }] }],
    });
    expect(questions).toEqual([]);
    expect((await start()).body.questions).toHaveLength(2);
  });
});

describe('a quick question', () => {
  it('grades the answer at once, and is completed by it', async () => {
    const { report, choose, questions } = await before('QUICK_QUESTION', 1);
    const { body } = await report({ userQuestionAnswers: [choose(0, 1)], triesQtd: 1 });
    expect(body.answers).toEqual([
      {
        questionId: questions[0]?.id,
        alternativeId: questions[0]?.alternatives[1]?.id,
        isCorrect: false,
        correctAlternativeId: questions[0]?.alternatives[0]?.id,
        explanation: '<p>Conte nos dedos.</p>',
      },
    ]);
    expect(body.contentProgression).toMatchObject({ isCompleted: true, triesQtd: 1 });
  });

  it('keeps the first answer, because its key is shown', async () => {
    const { report, choose } = await before('QUICK_QUESTION', 1);
    await report({ userQuestionAnswers: [choose(0, 1)], triesQtd: 1 });
    const { body } = await report({ userQuestionAnswers: [choose(0, 0)], triesQtd: 1 });
    expect(body.answers[0]?.isCorrect).toBe(false);
    expect(body.contentProgression).toMatchObject({ correctAverage: 0, triesQtd: 1 });
  });

  it('with several questions is completed with the last answer', async () => {
    const { report, choose } = await before('QUICK_QUESTION', 2);
    const first = await report({ userQuestionAnswers: [choose(0, 0)], triesQtd: 1 });
    expect(first.body.contentProgression.isCompleted).toBe(false);
    expect(first.body.answers).toHaveLength(1);
    const second = await report({ userQuestionAnswers: [choose(1, 0)], triesQtd: 1 });
    expect(second.body.contentProgression).toMatchObject({
      isCompleted: true,
      correctAverage: 100,
    });
  });

  it('with one of two answers is not submitted as a whole after it was deactivated', async () => {
    const { report, choose, learner, contentId } = await before('QUICK_QUESTION', 2);
    await report({ userQuestionAnswers: [choose(0, 0)], triesQtd: 1 });
    const { id } = await db.one<{ id: string }>(sql`
      select id from attempts where exam_id = ${contentId} and user_id = ${learner.id}`);
    const params = { id };
    const read = async () => (await call(learner, contract.readAttempt, { params })).body;
    await call(await anAdmin(db), courses.changeContent, {
      params: { id: contentId },
      body: { isActive: false },
    });
    const underWay = await read();
    expect([underWay.submittedAt, underWay.graded.length]).toEqual([null, 1]);
    const { questionId, alternativeId } = choose(1, 0);
    const { status, body } = await call(learner, contract.submitPracticeAttempt, {
      params,
      body: { answers: [{ questionId, alternativeId }] },
    });
    expect([status, body]).toEqual([200, underWay]);
    expect(await read()).toEqual(underWay);
  });

  it('can be repeated in a new attempt', async () => {
    const { report, choose } = await before('QUICK_QUESTION', 1);
    await report({ userQuestionAnswers: [choose(0, 1)], triesQtd: 1 });
    const { body } = await report({ userQuestionAnswers: [choose(0, 0)], triesQtd: 2 });
    expect(body.contentProgression).toMatchObject({ correctAverage: 100, triesQtd: 2 });
  });

  it('is not completed without answers', async () => {
    const { report } = await before('QUICK_QUESTION', 1);
    const { body } = await report({ isCompleted: true });
    expect(body.contentProgression.isCompleted).toBe(false);
  });
});

describe('the averages', () => {
  /** An exam that the learner and some others have taken; all missed its second question. */
  async function taken(othersQtd: number) {
    const { report, choose, contentId, questions, learner, course } = await before('EXAM', 2);
    const others = await Promise.all(Array.from({ length: othersQtd }, () => aUser(db)));
    for (const by of [learner, ...others]) {
      const userQuestionAnswers = [choose(0, 0), choose(1, 1)];
      await report({ isExamSubmitted: true, userQuestionAnswers, triesQtd: 1 }, by);
    }
    const missed = questions[1]?.id ?? '';
    return {
      learner,
      course,
      contentId,
      missed,
      report,
      ofContent: async (who: typeof learner) =>
        (await call(who, progress.readContentAverage, { params: { id: contentId } })).body,
      ofQuestion: async (who: typeof learner) =>
        (await call(who, progress.readQuestionAverage, { params: { id: missed } })).body,
    };
  }

  it('are over all learners, of a content and of a question', async () => {
    const { learner, contentId, ofContent, ofQuestion } = await taken(19);
    expect(await ofContent(learner)).toEqual({
      contentId,
      users: 20,
      tries: 20,
      correctAverage: 50,
      averageTime: 8,
    });
    const told = await ofQuestion(learner);
    expect(told).toMatchObject({ answers: 20, correctAverage: 0 });
    // In no order of the author, which a shuffled exam does not tell.
    const ids = told.alternatives.map(({ alternativeId }) => alternativeId);
    expect(ids).toEqual(ids.toSorted());
    expect(told.alternatives.map(({ share }) => share).toSorted()).toEqual([0, 100]);
    // The share that equals the average belongs to the right alternative.
    expect(await ofQuestion(await aUser(db))).toMatchObject({
      answers: null,
      correctAverage: null,
      alternatives: [],
    });
  });

  it('of a question that the learner left blank are not told', async () => {
    const { report, ofQuestion } = await taken(20);
    const blank = await aUser(db);
    await report({ isExamSubmitted: true }, blank);
    expect(await ofQuestion(blank)).toMatchObject({ answers: null, alternatives: [] });
  });

  it('of fewer than 20 people are told to administrators only', async () => {
    const { learner, contentId, missed, ofContent, ofQuestion } = await taken(18);
    const nothing = { correctAverage: null, averageTime: null };
    expect(await ofContent(learner)).toEqual({ ...nothing, contentId, users: null, tries: null });
    expect(await ofQuestion(learner)).toEqual({
      ...nothing,
      questionId: missed,
      answers: null,
      alternatives: [],
    });
    const admin = await anAdmin(db);
    expect(await ofContent(admin)).toMatchObject({ users: 19, correctAverage: 50 });
    expect(await ofQuestion(admin)).toMatchObject({ answers: 19, correctAverage: 0 });
  });

  it('of an exam that the learner may not open are not told', async () => {
    const { learner, course, ofContent } = await taken(19);
    const admin = await anAdmin(db);
    const body = { paymentType: 'PAID' as const };
    await call(admin, courses.configureCourse, { params: { id: course.id }, body });
    expect(await ofContent(learner)).toMatchObject({ users: null, correctAverage: null });
  });
});
