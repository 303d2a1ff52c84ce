import { randomUUID } from 'node:crypto';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as results from '@sabia/domain/attempts/exam-results.contract.ts';
import * as notebook from '@sabia/domain/error-notebook/error-notebook.contract.ts';
import * as essayCards from '@sabia/domain/error-notebook/essay-cards.contract.ts';
import * as overview from '@sabia/domain/overview/overview.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import { drawQuota } from '@sabia/domain/questions/draw-quotas.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { someAttempts, someAnswers } from '../../src/attempts/attempts.factory.ts';
import { closeOverdueAttempts } from '../../src/attempts/close-overdue-attempts.ts';
import { findPracticeExam } from '../../src/attempts/exams.queries.ts';
import { submitAttempt } from '../../src/attempts/submit-attempt.ts';
import { aCourse } from '../../src/courses/courses.factory.ts';
import { addEssayCard } from '../../src/error-notebook/keep-essay-card.ts';
import { reviewEssayCard } from '../../src/error-notebook/review-essay-card.ts';
import { updateNotebook } from '../../src/error-notebook/update-notebook.ts';
import { aMarkedEssay } from '../../src/essays/essays.factory.ts';
import { aPracticeExam } from '../../src/practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../../src/questions/questions.factory.ts';
import { createTestApp } from '../support/test-app.factory.ts';
import { recordStatements } from '../support/recorded-statements.ts';
import { unindexed, wholeReads } from '../support/sequential-scans.ts';
import { someTerms } from '../../src/taxonomy/taxonomy.factory.ts';
import { anAdmin, aUser } from '../../src/users/users.factory.ts';

// Tables that grow with the school are read by indexes (test/support/sequential-scans.ts).

const { db, call, time } = await createTestApp();
const recorded = recordStatements(db.pool);

/** Tables that grow with the learners and questions of the school. */
const growing = [
  'attempts',
  'answers',
  'graded_answers',
  'questions',
  'question_versions',
  'error_notebook_cards',
  'error_notebook_reviews',
  'error_notebook_essay_cards',
  'error_notebook_essay_reviews',
  'essay_results',
];

const admin = await anAdmin(db);
const learner = await aUser(db);
const world = {
  contentId: '',
  /** Without attempts. */
  unopenedId: '',
  automaticId: '',
  /** Automatic, with quotas and without questions of the last days. */
  quotasId: '',
  underWay: '',
  toSubmit: '',
  examId: '',
  questionId: '',
  essay: { attemptId: '', questionId: '' },
  essayCardId: '',
};

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** 60 exams of 40 questions in ten categories; 3,000 attempts of 50 learners, four submitted by each. */
beforeAll(async () => {
  await db.transaction(async (tx) => {
    const exams = [];
    for (const number of upTo(60)) {
      const categories = [`Categoria ${number % 10}`];
      const { id } = await aPracticeExam(tx, {
        title: `Simulado ${number}`,
        categories,
        questions: 40,
      });
      const row = await findPracticeExam(tx, { id, userId: learner.id });
      exams.push({ id, questions: row?.exam.questions ?? [] });
    }
    const contents = [{ contentType: 'EXAM' as const, title: 'Prova' }];
    const course = await aCourse(tx, {
      categories: ['Categoria do curso'],
      sections: [{ contents }],
    });
    world.contentId = course.contentIds[0] ?? '';
    await someQuestions(tx, { contentId: world.contentId }, 10);
    const filters = await someTerms(tx, 'categories', ['Categoria 1', 'Categoria do curso']);
    const automatic = { autoGenerate: true, filters, questionsQtd: 10 };
    world.automaticId = (await aPracticeExam(tx, automatic)).id;
    const [category = ''] = filters;
    const drawQuotas = [drawQuota.parse({ questionsQtd: 4, categories: [category] })];
    const divided = { ...automatic, drawQuotas, notSeenInDays: 30 };
    world.quotasId = (await aPracticeExam(tx, divided)).id;
    world.unopenedId = (await aPracticeExam(tx)).id;

    const learners = [learner];
    for (const _ of upTo(49)) learners.push(await aUser(tx));
    for (const { id: userId } of learners) {
      const tries: { id: string; userId: string }[] = [];
      for (const { id: practiceExamId, questions: drawn } of exams) {
        const first = { userIds: [userId], practiceExamId, questions: drawn, now: time.now };
        tries.push({ id: (await someAttempts(tx, first)).get(userId) ?? '', userId });
      }
      for (const [at, attempt] of tries.slice(0, 4).entries()) {
        const wrong = someAnswers(
          { startedAt: time.now.toISOString(), questions: exams[at]?.questions ?? [] },
          upTo(40).map(() => 1),
        );
        await submitAttempt(tx, { ...attempt, answers: wrong }, { now: time.now });
      }
      await updateNotebook(tx, userId, { now: time.now });
      if (userId !== learner.id) continue;
      world.toSubmit = tries[10]?.id ?? '';
      world.underWay = tries[11]?.id ?? '';
    }
    for (const by of learners) {
      const { attemptId, questionId } = await aMarkedEssay(tx, by, admin);
      const essay = { attemptId, questionId };
      const act = { viewer: by, now: new Date(time.now.getTime() - 86_400_000) };
      for (const criterion of ['C2', 'C3', 'C4', 'C5'])
        await addEssayCard(tx, { ...essay, criterion }, act);
      const { id } = await addEssayCard(tx, { ...essay, comment: 1 }, act);
      await reviewEssayCard(tx, { id: randomUUID(), cardId: id, isRemembered: false }, act);
      if (by === learner) Object.assign(world, { essay, essayCardId: id });
    }
    world.examId = exams[0]?.id ?? '';
    world.questionId = exams[0]?.questions[0]?.id ?? '';
  });
  await db.pool.query('analyze');
}, 120_000);

const saveOne = async () => {
  const params = { id: world.underWay };
  const { body } = await call(learner, attempts.readAttempt, { params });
  const answers = someAnswers(body, [0]);
  return call(learner, attempts.savePracticeAnswers, { params, body: { answers } });
};

/** A short period: for the whole history a sequential scan is best. */
const someDays = { from: '2026-01-01', to: '2026-01-07' };

const requests: Record<string, () => Promise<unknown>> = {
  'an attempt is started': () =>
    call(learner, attempts.startPracticeAttempt, { params: { id: world.unopenedId } }),
  'an attempt at an automatic exam is started': () =>
    call(learner, attempts.startPracticeAttempt, { params: { id: world.automaticId } }),
  'an attempt at an exam with quotas is started': () =>
    call(learner, attempts.startPracticeAttempt, { params: { id: world.quotasId } }),
  'an attempt in a course is started': () =>
    call(learner, attempts.startContentAttempt, { params: { contentId: world.contentId } }),
  'an answer is saved': saveOne,
  'an attempt is submitted': () =>
    call(learner, attempts.submitPracticeAttempt, { params: { id: world.toSubmit }, body: {} }),
  'the attempts at an exam are listed': () =>
    call(learner, attempts.listPracticeAttempts, { params: { id: world.examId } }),
  'the results of an exam are listed': () =>
    call(admin, results.pageExamResults, {
      params: { id: world.examId },
      query: { searchKey: 'a' },
    }),
  'the results of an exam of a course are exported': () =>
    call(admin, results.exportExamResults, { params: { id: world.contentId } }),
  'an attempt is reviewed': () =>
    call(admin, results.reviewAttempt, { params: { id: world.toSubmit } }),
  'overdue attempts are closed': () => closeOverdueAttempts(db, { now: time.now }),
  'the average of all users in an exam': () =>
    call(learner, progress.readContentAverage, { params: { id: world.examId } }),
  'the average of all users in a question': () =>
    call(learner, progress.readQuestionAverage, { params: { id: world.questionId } }),
  'the questions of an exam are listed': () =>
    call(admin, questions.listPracticeExamQuestions, { params: { id: world.examId } }),
  'the statistics of the questions of an exam': () =>
    call(admin, questions.readPracticeExamStatistics, { params: { id: world.examId } }),
  'the notebook is counted': () => call(learner, notebook.readNotebook),
  'the due questions of the notebook are listed': () => call(learner, notebook.readNotebookQueue),
  'the notebook is listed': () => call(learner, notebook.pageNotebook, { query: {} }),
  'the cards of essays are listed': () => call(learner, essayCards.pageEssayCards, { query: {} }),
  'a mark of an essay becomes a card': () =>
    call(learner, essayCards.addEssayCard, { body: { ...world.essay, criterion: 'C1' } }),
  'a card of an essay is reviewed': () =>
    call(learner, essayCards.reviewEssayCard, {
      body: { id: randomUUID(), cardId: world.essayCardId, isRemembered: true },
    }),
  'the figures of exams in a period': () =>
    call(admin, overview.listExamFigures, { query: someDays }),
  'the most missed questions in a period': () =>
    call(admin, overview.listMissedQuestions, { query: someDays }),
  'an attempt of the notebook is started': () => call(learner, notebook.startNotebookAttempt),
};

it.each(Object.entries(requests))('%s uses indexes only', async (_, request) => {
  recorded.length = 0;
  await request();
  expect(await unindexed(db.pool, [...recorded], growing)).toEqual([]);
});

it('detects a statement without an index', async () => {
  const text = 'select * from answers where received_at < $1 order by seq';
  const whole = await wholeReads(db.pool, { text, values: [time.now] }, growing);
  expect(whole).toEqual(['answers', 'answers']);
});
