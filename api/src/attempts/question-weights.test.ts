import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import * as previews from '@sabia/domain/attempts/attempt-previews.contract.ts';
import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import * as corrections from '@sabia/domain/attempts/corrections.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as practiceExams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { aPracticeExam, type PracticeExamGiven } from '../practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { someAnswers } from './attempts.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

const weighed = (...weights: number[]) => weights.map((weight) => ({ weight }));
const weigh = (id: string | undefined, weight: number, regrade?: boolean) =>
  call(admin, questions.changeQuestion, { params: { id: id ?? '' }, body: { weight, regrade } });
const weightsOf = ({ questions: asked }: Pick<Attempt, 'questions'>) =>
  asked.map(({ weight }) => weight);

async function underWay(given: PracticeExamGiven) {
  const learner = await aUser(db);
  const exam = await aPracticeExam(db, given);
  const { body: attempt } = await call(learner, contract.startPracticeAttempt, {
    params: { id: exam.id },
  });
  const submit = async (choices: (number | null)[]) => {
    const { body } = await call(learner, contract.submitPracticeAttempt, {
      params: { id: attempt.id },
      body: { answers: someAnswers(attempt, choices) },
    });
    return body;
  };
  const read = async () =>
    (await call(learner, contract.readAttempt, { params: { id: attempt.id } })).body;
  return { learner, exam, attempt, submit, read };
}

describe('the weight of a question', () => {
  it('is metadata: a change makes no version', async () => {
    const { questionIds } = await aPracticeExam(db);
    const { status, body } = await weigh(questionIds[0], 2.25);
    expect([status, body.weight, body.version]).toEqual([200, 2.25, 1]);
  });

  it.each([-1, 100.5, 1.005, 'dois', null])('can not be %j', async (weight) => {
    const { questionIds } = await aPracticeExam(db);
    const { status, body } = await weigh(questionIds[0], weight as number);
    const message = 'Use um peso de 0 a 100, com até duas casas decimais';
    expect([status, body]).toMatchObject([422, { errors: [{ path: 'weight', message }] }]);
  });

  it('can not be 0 for all questions of an exam, which then does not start', async () => {
    const exam = await aPracticeExam(db);
    const [first, second] = exam.questionIds;
    expect((await weigh(first, 0)).status).toBe(200);
    expect(await weigh(second, 0)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'weight' }] },
    });
    await call(admin, questions.deleteQuestion, { params: { id: second ?? '' } });
    const started = await call(await aUser(db), contract.startPracticeAttempt, {
      params: { id: exam.id },
    });
    expect(started).toMatchObject({ status: 409, body: { code: 'exam_weightless' } });
  });

  it('is copied with its exam and its content', async () => {
    const exam = await aPracticeExam(db, { questions: weighed(3, 0.5) });
    const course = await aCourse(db, {
      sections: [{ contents: [{ contentType: 'EXAM', title: 'Prova' }] }],
    });
    await someQuestions(db, { contentId: assertDefined(course.contentIds[0]) }, weighed(3, 0.5));
    const params = { id: exam.id };
    const copy = await call(admin, practiceExams.duplicatePracticeExam, { params });
    const copied = await call(admin, courses.duplicateCourse, { params: { id: course.id } });
    const read = await call(admin, courses.readCourse, { params: { id: copied.body.id } });
    const content = assertDefined(read.body.sections[0]?.contents[0]);
    const [ofExam, ofContent] = [
      await call(admin, questions.listPracticeExamQuestions, { params: { id: copy.body.id } }),
      await call(admin, questions.listContentQuestions, { params: { id: content.id } }),
    ];
    expect(ofExam.body.items.map(({ weight }) => weight)).toEqual([3, 0.5]);
    expect(ofContent.body.items.map(({ weight }) => weight)).toEqual([3, 0.5]);
  });
});

describe('an attempt at an exam with weights', () => {
  it('shows them and is graded by them, as they were at its start', async () => {
    const { exam, attempt, submit, learner } = await underWay({ questions: weighed(3, 1, 0) });
    expect(weightsOf(attempt)).toEqual([3, 1, 0]);
    await weigh(exam.questionIds[1], 100);
    const submitted = await submit([0, 1, 1]);
    expect(submitted.result).toMatchObject({
      correctAverage: 75,
      correctQuestionsQtd: 1,
      isApproved: true,
    });
    expect(weightsOf(submitted)).toEqual([3, 1, 0]);
    const average = await call(admin, progress.readContentAverage, { params: { id: exam.id } });
    expect(average.body.correctAverage).toBe(75);
    const next = await call(learner, contract.startPracticeAttempt, { params: { id: exam.id } });
    expect(weightsOf(next.body)).toEqual([3, 100, 0]);
  });

  it('asks whether another weight counts for attempts that have answered', async () => {
    const { exam, submit, read } = await underWay({ questions: weighed(3, 1), passingScore: 70 });
    await submit([1, 0]);
    const [id = ''] = exam.questionIds;
    expect(await weigh(id, 0)).toMatchObject({
      status: 409,
      body: {
        code: 'regrade_undecided',
        detail:
          'O peso muda, e 1 tentativa já respondeu a esta questão. Escolha se a nota dela muda.',
      },
    });
    const preview = await call(admin, questions.previewReweighing, {
      params: { id },
      query: { weight: '0' },
    });
    expect(preview.body).toEqual({ triesQtd: 1, changedTriesQtd: 1, approvedQtd: 1, failedQtd: 0 });
    expect((await weigh(id, 0, false)).status).toBe(200);
    expect((await read()).result).toMatchObject({ correctAverage: 25, isApproved: false });
    expect((await weigh(id, 1, true)).status).toBe(200);
    expect((await read()).result).toMatchObject({ correctAverage: 50, isApproved: false });
    expect((await weigh(id, 0, true)).status).toBe(200);
    expect((await read()).result).toMatchObject({
      correctAverage: 100,
      isApproved: true,
      correctQuestionsQtd: 1,
      uncountedQtd: 1,
    });
    // The same weight asks nothing.
    expect((await weigh(id, 0)).status).toBe(200);
  });

  it('shows no weights where all are the same', async () => {
    const { attempt, submit } = await underWay({ questions: weighed(2, 2, 2, 2) });
    expect(weightsOf(attempt)).toEqual([undefined, undefined, undefined, undefined]);
    expect((await submit([0, 0, 0, 1])).result).toMatchObject({ correctAverage: 75 });
  });

  it('is regraded by its own weights, as the preview of the regrade says', async () => {
    const { exam, submit, read } = await underWay({ questions: weighed(3, 1), passingScore: 70 });
    expect((await submit([1, 0])).result).toMatchObject({ correctAverage: 25, isApproved: false });
    const [id = ''] = exam.questionIds;
    await weigh(id, 1, false);
    const { body: page } = await call(admin, questions.listPracticeExamQuestions, {
      params: { id: exam.id },
    });
    const alternatives = assertDefined(page.items[0]).alternatives.map((one, at) => ({
      id: one.id,
      text: one.text,
      isCorrect: at === 1,
    }));
    const preview = await call(admin, questions.previewRegrading, {
      params: { id },
      query: { rightAlternativeId: alternatives[1]?.id ?? '' },
    });
    expect(preview.body).toEqual({ triesQtd: 1, changedTriesQtd: 1, approvedQtd: 1, failedQtd: 0 });
    const body = { alternatives, regrade: true };
    expect((await call(admin, questions.changeQuestion, { params: { id }, body })).status).toBe(
      200,
    );
    expect((await read()).result).toMatchObject({ correctAverage: 100, isApproved: true });
    const average = await call(admin, progress.readContentAverage, { params: { id: exam.id } });
    expect(average.body.correctAverage).toBe(100);
  });

  it('has the credit of a correction by its weight', async () => {
    const open = {
      kind: 'OPEN_TEXT' as const,
      alternatives: [],
      task: { kind: 'OPEN_TEXT' as const, maxLength: 100 },
      answerKey: { kind: 'OPEN_TEXT' as const, expected: null },
      weight: 4,
    };
    const { learner, attempt, exam, read } = await underWay({ questions: [open, { weight: 1 }] });
    const [questionId = ''] = exam.questionIds;
    const response = { kind: 'OPEN_TEXT' as const, text: 'Uma resposta' };
    await call(learner, contract.submitPracticeAttempt, {
      params: { id: attempt.id },
      body: { answers: [{ questionId, alternativeId: null, response }] },
    });
    const corrected = await call(admin, corrections.correctAnswer, {
      params: { attemptId: attempt.id, questionId },
      body: { credit: 0.5, comment: null },
    });
    expect(corrected.status).toBe(200);
    expect((await read()).result).toMatchObject({ correctAverage: 40, isApproved: false });
  });

  it('is previewed with the weights', async () => {
    const exam = await aPracticeExam(db, { questions: weighed(3, 1) });
    const params = { id: exam.id };
    const { body } = await call(admin, previews.startPracticePreview, { params });
    expect(weightsOf(body)).toEqual([3, 1]);
    const { id, startedAt, versionIds } = body;
    const graded = await call(admin, previews.gradePracticePreview, {
      params,
      body: { id, startedAt, versionIds, answers: someAnswers(body, [0, 1]) },
    });
    expect(graded.body.result).toMatchObject({ correctAverage: 75 });
  });
});

it('drawn questions and quick questions weigh the same', async () => {
  const [category = ''] = await someTerms(db, 'categories', ['Pesos']);
  await aPracticeExam(db, { categories: ['Pesos'], questions: weighed(3, 1) });
  const { attempt } = await underWay({ autoGenerate: true, filters: [category], questionsQtd: 2 });
  expect(weightsOf(attempt)).toEqual([undefined, undefined]);
  const course = await aCourse(db, {
    isActive: false,
    sections: [{ contents: [{ contentType: 'QUICK_QUESTION', title: 'Pergunta' }] }],
  });
  const contentId = assertDefined(course.contentIds[0]);
  await someQuestions(db, { contentId }, weighed(3, 1));
  const preview = await call(admin, previews.startContentPreview, { params: { contentId } });
  expect(weightsOf(preview.body)).toEqual([undefined, undefined]);
});
