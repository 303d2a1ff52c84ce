import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import { expect, it } from 'vitest';
import { aCourse } from '../courses/courses.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { recordStatements } from '../../test/support/recorded-statements.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { aUser } from '../users/users.factory.ts';
import { someAnswers } from './attempts.factory.ts';

// The number of statements of a request, besides begin, commit and the query of the viewer.

const { db, call } = await createTestApp();
const said = recordStatements(db.pool);
const learner = await aUser(db);

/** Prepares, and returns the request to count. */
type Prepared = () => Promise<{ status: number }>;

async function statementsOf(request: Prepared): Promise<number> {
  said.length = 0;
  expect((await request()).status).toBeLessThan(300);
  const counted = said.filter(({ name, text }) => name && !/where provider_id = /.test(text));
  expect(counted).not.toEqual([]);
  return counted.length;
}

const start = (id: string) => call(learner, contract.startPracticeAttempt, { params: { id } });
const save = (id: string, answers: ReturnType<typeof someAnswers>) =>
  call(learner, contract.savePracticeAnswers, { params: { id }, body: { answers } });
const submit = (id: string, answers: ReturnType<typeof someAnswers>) =>
  call(learner, contract.submitPracticeAttempt, { params: { id }, body: { answers } });

async function underWay(given: Parameters<typeof aPracticeExam>[1] = {}) {
  const { id } = await aPracticeExam(db, { questions: 12, ...given });
  const { body: attempt } = await start(id);
  return { id, attempt, answers: someAnswers(attempt) };
}

/** A course with an exam, with or without a text page. */
async function underWayInCourse({ isAlone }: { isAlone: boolean }) {
  const contents = [{ contentType: 'EXAM' as const, title: 'Prova' }, { title: 'Página' }];
  const course = await aCourse(db, {
    sections: [{ contents: contents.slice(0, isAlone ? 1 : 2) }],
  });
  const contentId = course.contentIds[0] ?? '';
  await someQuestions(db, { contentId }, 12);
  const params = { contentId };
  const startAgain = () => call(learner, contract.startContentAttempt, { params });
  const { body: attempt } = await startAgain();
  const answers = someAnswers(attempt);
  return {
    startAgain,
    save: (attemptId?: string) =>
      call(learner, contract.saveContentAnswers, { params, body: { answers, attemptId } }),
    attempt,
    submit: () =>
      call(learner, progress.progressContent, {
        body: {
          courseId: course.id,
          userId: learner.id,
          sectionId: course.sections[0]?.id ?? '',
          contentId,
          isExamSubmitted: true,
          attemptId: attempt.id,
          userQuestionAnswers: answers.map(({ questionId, alternativeId }) => ({
            questionId,
            alternativeId: alternativeId ?? '',
            timeSpent: 10,
          })),
        },
      }),
  };
}

const practice: Record<string, () => Promise<Prepared>> = {
  async 'starting an attempt'() {
    const { id } = await aPracticeExam(db, { questions: 12 });
    return () => start(id);
  },
  async 'starting an attempt at an automatic exam'() {
    const filters = await someTerms(db, 'categories', ['Tecnologia']);
    const { id } = await aPracticeExam(db, { autoGenerate: true, filters, questionsQtd: 5 });
    return () => start(id);
  },
  async 'resuming an attempt'() {
    const { id } = await underWay();
    return () => start(id);
  },
  async 'saving an answer'() {
    const { attempt, answers } = await underWay();
    return () => save(attempt.id, answers.slice(0, 1));
  },
  async 'saving many answers, some again'() {
    const { attempt, answers } = await underWay();
    await save(attempt.id, answers.slice(0, 5));
    return () => save(attempt.id, answers);
  },
  async 'submitting an attempt with its answers'() {
    const { attempt, answers } = await underWay();
    return () => submit(attempt.id, answers);
  },
  async 'submitting it again'() {
    const { attempt, answers } = await underWay();
    await submit(attempt.id, answers);
    return () => submit(attempt.id, answers);
  },
};

const inCourse: Record<string, () => Promise<Prepared>> = {
  async 'starting or resuming an attempt'() {
    return (await underWayInCourse({ isAlone: false })).startAgain;
  },
  async 'saving answers of an attempt'() {
    const { attempt, save: saving } = await underWayInCourse({ isAlone: false });
    return () => saving(attempt.id);
  },
  async 'saving answers of the attempt under way'() {
    const { save: saving } = await underWayInCourse({ isAlone: false });
    return () => saving();
  },
  async 'submitting an attempt'() {
    return (await underWayInCourse({ isAlone: false })).submit;
  },
};

it.each(Object.entries(practice))(
  'a practice exam: %s takes at most three, and a draw one to choose',
  async (name, prepare) => {
    const most = name.includes('automatic') ? 4 : 3;
    expect(await statementsOf(await prepare())).toBeLessThanOrEqual(most);
  },
);

it.each(Object.entries(inCourse))(
  'an exam in a course: %s takes at most three',
  async (_, prepare) => {
    expect(await statementsOf(await prepare())).toBeLessThanOrEqual(3);
  },
);

// Each effect of a submission adds one statement.

it('the leveling exam also locks the levels, finds one, sets it, and may complete a trail', async () => {
  const [levelId = ''] = await someTerms(db, 'levels', ['Iniciante']);
  const levelingBands = [{ levelId, minimum: 0 }];
  const { attempt, answers } = await underWay({ isLeveling: true, levelingBands });
  expect(await statementsOf(() => submit(attempt.id, answers))).toBeLessThanOrEqual(6);
});

it('the last exam of a course also issues a certificate, and may complete a trail', async () => {
  const last = await underWayInCourse({ isAlone: true });
  expect(await statementsOf(last.submit)).toBeLessThanOrEqual(7);
});
