import type { ExamResultState } from '@sabia/domain/attempts/exam-results.ts';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as contract from '@sabia/domain/attempts/exam-results.contract.ts';
import * as corrections from '@sabia/domain/attempts/corrections.contract.ts';
import * as privacy from '@sabia/domain/privacy/privacy.contract.ts';
import { expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { aCountedExam, aScoredAttempt } from '../item-response/exam-scores.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aSubmittedAttempt, someAnswers } from './attempts.factory.ts';
import { anAnswerToCorrect } from './corrections.factory.ts';
import { pageExamResults } from './exam-results.queries.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db, { name: 'Helena Duarte' });

const results = async (id: string, query: object = {}) =>
  (await call(admin, contract.pageExamResults, { params: { id }, query })).body;
const review = async (id: string, by = admin) =>
  call(by, contract.reviewAttempt, { params: { id } });

type User = Awaited<ReturnType<typeof aUser>>;

/** Four people at one exam: passed at the second of three attempts, failed, passed, under way. */
async function fourPeople() {
  const exam = await aPracticeExam(db, { questionsOrder: 'AUTHOR' });
  const practiceExamId = exam.id;
  const names = ['Ana Beatriz Lima', 'Bruno Carvalho', 'Carla Menezes', 'Davi Rocha'];
  const [passed, failed, third, underWay] = (await Promise.all(
    names.map((name) => aUser(db, { name })),
  )) as [User, User, User, User];
  const submit = ({ id: userId }: User, choices: number[]) =>
    aSubmittedAttempt(db, { userId, practiceExamId }, { choices, now: time.now });
  const all = exam.questionIds.map(() => 0);
  await submit(passed, [1]);
  const best = await submit(passed, all);
  const last = await submit(passed, [0]);
  await submit(failed, [1]);
  await submit(third, all);
  await call(underWay, attempts.startPracticeAttempt, { params: { id: exam.id }, body: {} });
  return { exam, passed, failed, third, underWay, best, last };
}

it('the results of an exam name everybody who has started it, with best and last attempt', async () => {
  const { exam, passed, underWay, best, last } = await fourPeople();
  const page = await results(exam.id);
  expect(page.exam).toMatchObject({ id: exam.id, practiceExamId: exam.id, courseId: null });
  expect(page).toMatchObject({ total: 4, totalPages: 1 });
  const [first, second, , fourth] = page.items;
  expect(first).toMatchObject({
    userId: passed.id,
    userName: 'Ana Beatriz Lima',
    userEmail: passed.email,
    attemptsQtd: 3,
    isUnderWay: false,
    // The approval of the second attempt stays.
    verdict: 'PASSED',
    best: { id: best, number: 2, result: { correctAverage: 100 } },
    last: { id: last, number: 3 },
  });
  expect(second).toMatchObject({ userName: 'Bruno Carvalho', verdict: 'FAILED', attemptsQtd: 1 });
  expect(fourth).toMatchObject({
    userId: underWay.id,
    attemptsQtd: 0,
    isUnderWay: true,
    verdict: null,
    best: null,
    last: null,
  });
  expect(page.figures).toEqual({
    peopleQtd: 3,
    passedQtd: 2,
    awaitingQtd: 0,
    correctAverage: 200 / 3,
  });
});

it('an answer that awaits its correction is told as such, and is in no average', async () => {
  const learner = await aUser(db);
  const { practiceExamId, attemptId, questionId } = await anAnswerToCorrect(db, learner);
  const before = await results(practiceExamId);
  expect(before.items).toMatchObject([
    { verdict: 'PENDING', best: { result: { awaitingQtd: 1 } } },
  ]);
  expect(before.figures).toEqual({
    peopleQtd: 1,
    passedQtd: 0,
    awaitingQtd: 1,
    correctAverage: null,
  });
  await call(admin, corrections.correctAnswer, {
    params: { attemptId, questionId },
    body: { credit: 1 },
  });
  const after = await results(practiceExamId);
  expect(after.items).toMatchObject([{ verdict: 'PASSED' }]);
  expect(after.figures).toMatchObject({ awaitingQtd: 0, correctAverage: 100 });
});

it('results are filtered by state and name, and sorted by name, result and moment', async () => {
  const { exam } = await fourPeople();
  const namesOf = async (query: object) =>
    (await results(exam.id, query)).items.map(({ userName }) => userName.split(' ')[0]);
  const byState = (state: ExamResultState) => namesOf({ state });
  expect(await byState('PASSED')).toEqual(['Ana', 'Carla']);
  expect(await byState('FAILED')).toEqual(['Bruno']);
  expect(await byState('AWAITING')).toEqual([]);
  expect(await byState('UNDER_WAY')).toEqual(['Davi']);
  expect(await namesOf({ searchKey: 'beatríz' })).toEqual(['Ana']);
  expect(await namesOf({ searchKey: 'ninguém' })).toEqual([]);
  expect(await namesOf({ criteria: 'desc' })).toEqual(['Davi', 'Carla', 'Bruno', 'Ana']);
  expect(await namesOf({ field: 'best', criteria: 'desc' })).toEqual([
    'Ana',
    'Carla',
    'Bruno',
    'Davi',
  ]);
  // A person without a submitted attempt comes last.
  expect((await namesOf({ field: 'submittedAt' })).at(-1)).toBe('Davi');
  expect(await namesOf({ page: 2, limit: 3 })).toEqual(['Davi']);
});

it('an exam of a course has results, too, and an unknown or deleted one is a 404', async () => {
  const learner = await aUser(db);
  const course = await aCourse(db, {
    sections: [{ isFreemium: true, contents: [{ contentType: 'EXAM' }, { title: 'Página' }] }],
  });
  const [contentId = '', page = ''] = course.contentIds;
  await someQuestions(db, { contentId }, 2);
  const params = { contentId };
  const { body: attempt } = await call(learner, attempts.startContentAttempt, { params });
  await call(learner, attempts.submitPracticeAttempt, {
    params: { id: attempt.id },
    body: { answers: someAnswers(attempt) },
  });
  const { exam, items } = await results(contentId);
  expect(exam).toMatchObject({ contentId, practiceExamId: null, courseId: course.id });
  expect(items).toMatchObject([{ userId: learner.id, last: { id: attempt.id } }]);
  expect((await review(attempt.id)).body).toMatchObject({ examId: contentId, courseId: course.id });
  await db.run(sql`update contents set deleted_at = now() where id = ${contentId}`);
  for (const id of [page, learner.id, contentId]) {
    const { status } = await call(admin, contract.pageExamResults, { params: { id } });
    expect(status).toBe(404);
  }
});

it('the best result at an exam with a scale is that of its score', async () => {
  const learner = await aUser(db);
  const exam = await aCountedExam(db);
  await aScoredAttempt(db, learner, { exam, answers: 'AB' });
  const best = await aScoredAttempt(db, learner, { exam, answers: '.A' });
  const { items } = await results(exam.id);
  expect(items).toMatchObject([{ best: { id: best, score: { kind: 'COUNT', total: 1 } } }]);
});

it('a deleted account is in no list, and its attempts have no review', async () => {
  const { exam, passed, best } = await fourPeople();
  await db.run(sql`update users set closed_at = now() where id = ${passed.id}`);
  expect((await results(exam.id)).total).toBe(3);
  expect((await review(best)).status).toBe(404);
});

it('the people of the results are narrowed by a condition', async () => {
  const { exam, failed } = await fourPeople();
  const people = sql`users.id = ${failed.id}`;
  const page = await pageExamResults(db, { examId: exam.id, people }, { page: 1, limit: 10 });
  expect(page).toMatchObject({ total: 1, figures: { peopleQtd: 1, passedQtd: 0 } });
});

it('the CSV has the people of the filters, and no cell is a formula', async () => {
  const { exam, passed } = await fourPeople();
  await db.run(sql`update users set name = '=1+1 da Silva' where id = ${passed.id}`);
  const { body } = await call(admin, contract.exportExamResults, {
    params: { id: exam.id },
    query: { state: 'PASSED' },
  });
  const text = Buffer.isBuffer(body) ? body.toString() : '';
  const [heading, ...rows] = text.split('\r\n').slice(0, -1);
  expect(heading).toBe(
    '\uFEFF"Nome";"E-mail";"Situação";"Tentativas";"Melhor resultado (%)";"Último resultado (%)";"Última entrega";"Tempo da última"',
  );
  expect(rows).toHaveLength(2);
  const [first, second] = rows;
  expect(first).toContain(`"'=1+1 da Silva";"${passed.email}";"Aprovação";"3";"100";`);
  expect(second).toContain('"Carla Menezes"');
});

it('an administrator sees the answers of an attempt with the whole key, also where the exam withholds it', async () => {
  const exam = await aPracticeExam(db, { keyRelease: 'NEVER', questionsOrder: 'AUTHOR' });
  const learner = await aUser(db, { name: 'Ana Beatriz Lima' });
  const own = { userId: learner.id, practiceExamId: exam.id };
  const id = await aSubmittedAttempt(db, own, { choices: [1], now: time.now });
  const { body: told } = await call(learner, attempts.readAttempt, { params: { id } });
  expect(told).toMatchObject({ isKeyWithheld: true, graded: [] });
  const { body } = await review(id);
  expect(body).toMatchObject({
    userId: learner.id,
    userName: 'Ana Beatriz Lima',
    examId: exam.id,
    isKeyWithheld: false,
    attempts: [{ id, number: 1 }],
  });
  expect(body.graded).toHaveLength(exam.questionIds.length);
  // The blank ones, too.
  for (const { correctAlternativeId } of body.graded)
    expect(correctAlternativeId).toEqual(expect.any(String));
});

it('an attempt under way has no review, and learners have none at all', async () => {
  const { exam, passed, best } = await fourPeople();
  const learner = await aUser(db);
  const { body } = await call(learner, attempts.startPracticeAttempt, {
    params: { id: exam.id },
    body: {},
  });
  expect((await review(body.id)).status).toBe(404);
  for (const who of [learner, passed]) {
    expect((await review(best, who)).status).toBe(403);
    const asked = { params: { id: exam.id } };
    expect((await call(who, contract.pageExamResults, asked)).status).toBe(403);
    expect((await call(who, contract.exportExamResults, asked)).status).toBe(403);
  }
});

it('a look at answers is told to the person, once for an administrator, an exam and a day', async () => {
  const { passed, exam, best, last } = await fourPeople();
  const other = await anAdmin(db, { name: 'Rui Pacheco' });
  const readsOf = async () => {
    const params = { userId: passed.id };
    const { body } = await call(passed, privacy.pageDataReads, { params });
    return body.items.map(({ what, by, examTitle }) => `${what} ${by.name} ${examTitle}`);
  };
  await Promise.all([review(best), review(last), review(best)]);
  await review(best, other);
  const title = assertDefined((await results(exam.id)).exam).title;
  const looks = async () => (await readsOf()).filter((read) => read.startsWith('ANSWERS'));
  expect(await looks()).toEqual([`ANSWERS Rui Pacheco ${title}`, `ANSWERS Helena Duarte ${title}`]);
  time.now = new Date(time.now.getTime() + 86_400_000);
  await review(best);
  expect(await looks()).toHaveLength(3);
});
