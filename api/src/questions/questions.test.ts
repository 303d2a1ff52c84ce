import { randomUUID } from 'node:crypto';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import * as contract from '@sabia/domain/questions/questions.contract.ts';
import { describe, expect, it } from 'vitest';
import { someAnswers } from '../attempts/attempts.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);

const draft = {
  statement: '<p>Qual é a capital de <strong>Pernambuco</strong>?</p>',
  explanation: '<p>Recife, desde 1827.</p>',
  videoQuestionUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  alternatives: [
    { text: '<p>Olinda</p>' },
    { text: '<p>Recife</p>', isCorrect: true },
    { text: '<p>Caruaru</p>' },
  ],
};

async function anExamContent(contentType: 'EXAM' | 'TEXTPAGE' = 'EXAM') {
  const course = await aCourse(db, {
    sections: [{ contents: [{ contentType, title: 'Prova' }] }],
  });
  return { course, contentId: course.contentIds[0] ?? '' };
}

const create = (contentId: string, body: object = draft, who: typeof admin | null = admin) =>
  call(who, contract.createContentQuestion, {
    params: { id: contentId },
    body: body as typeof draft,
  });
const change = (id: string, body: object) =>
  call(admin, contract.changeQuestion, { params: { id }, body });
const list = async (contentId: string) =>
  (await call(admin, contract.listContentQuestions, { params: { id: contentId } })).body.items;

/** A question that learners answered in exams; the arguments are the indexes of their alternatives. */
async function answered(choices: number[]) {
  const { course, contentId } = await anExamContent();
  const { body: question } = await create(contentId);
  const learners: { learner: Awaited<ReturnType<typeof aUser>>; attemptId: string }[] = [];
  for (const choice of choices) {
    const learner = await aUser(db);
    const { body: attempt } = await call(learner, attempts.startContentAttempt, {
      params: { contentId },
    });
    await call(learner, progress.progressContent, {
      body: {
        courseId: course.id,
        userId: learner.id,
        sectionId: course.sections[0]?.id ?? '',
        contentId,
        attemptId: attempt.id,
        isExamSubmitted: true,
        userQuestionAnswers: someAnswers(attempt, [choice]).map(
          ({ questionId, alternativeId }) => ({
            questionId,
            alternativeId: alternativeId ?? '',
            timeSpent: 5,
          }),
        ),
      },
    });
    learners.push({ learner, attemptId: attempt.id });
  }
  const [first] = learners;
  const result = async (at = 0) => {
    const one = learners[at] ?? assertDefined(first);
    const { body } = await call(one.learner, attempts.readAttempt, {
      params: { id: one.attemptId },
    });
    return body;
  };
  const alternatives = (right: number) =>
    question.alternatives.map(({ id, text }, at) => ({ id, text, isCorrect: at === right }));
  return { course, contentId, question, learners, result, alternatives };
}

describe('writing a question', () => {
  it('stores the sent fields, in order, with the answer key', async () => {
    const { contentId } = await anExamContent();
    const { status, body, headers } = await create(contentId);
    expect(status).toBe(201);
    expect(headers['location']).toBe(`/v1/courses/content/${contentId}/questions`);
    expect(body).toMatchObject({
      ...draft,
      order: 0,
      version: 1,
      answeredTriesQtd: 0,
      canUndo: false,
      alternatives: [
        { text: '<p>Olinda</p>', order: 0, isCorrect: false },
        { text: '<p>Recife</p>', order: 1, isCorrect: true },
        { text: '<p>Caruaru</p>', order: 2, isCorrect: false },
      ],
    });
    expect((await create(contentId)).body.order).toBe(1);
  });

  it('sanitises its rich text', async () => {
    const { contentId } = await anExamContent();
    const { body } = await create(contentId, {
      ...draft,
      statement: '<p onclick="x()">Oi<script>alert(1)</script></p>',
    });
    expect(body.statement).toBe('<p>Oi</p>');
  });

  it.each<[name: string, changes: object, path: string, message: string]>([
    ['a statement', { statement: '<p></p>' }, 'statement', 'Campo obrigatório'],
    [
      'what is left of a statement',
      { statement: '<script>x</script>' },
      'statement',
      'Campo obrigatório',
    ],
    [
      'two alternatives',
      { alternatives: draft.alternatives.slice(1, 2) },
      'alternatives',
      'Mínimo de 2 alternativas',
    ],
    [
      'ten at most',
      {
        alternatives: Array.from({ length: 11 }, (_, at) => ({
          text: `<p>${at}</p>`,
          isCorrect: at === 0,
        })),
      },
      'alternatives',
      'Máximo de 10 alternativas',
    ],
    [
      'one right',
      { alternatives: [{ text: 'a' }, { text: 'b' }] },
      'alternatives',
      'Marque exatamente uma alternativa como certa',
    ],
    [
      'only one right',
      {
        alternatives: [
          { text: 'a', isCorrect: true },
          { text: 'b', isCorrect: true },
        ],
      },
      'alternatives',
      'Marque exatamente uma alternativa como certa',
    ],
    [
      'a text in each',
      { alternatives: [{ text: '', isCorrect: true }, { text: 'b' }] },
      'alternatives.0.text',
      'Campo obrigatório',
    ],
    [
      'an address of a video',
      { videoQuestionUrl: 'video' },
      'videoQuestionUrl',
      'Endereço inválido. Comece com https:// ou http://',
    ],
  ])('wants %s', async (_name, changes, path, message) => {
    const { contentId } = await anExamContent();
    const { status, body } = await create(contentId, { ...draft, ...changes });
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: [{ path, message }] });
    expect(await list(contentId)).toEqual([]);
  });

  it('is a 403 for learners and a 404 without an exam', async () => {
    const { contentId } = await anExamContent();
    expect((await create(contentId, draft, await aUser(db))).status).toBe(403);
    expect((await create(randomUUID())).status).toBe(404);
    const page = await anExamContent('TEXTPAGE');
    expect((await create(page.contentId)).status).toBe(409);
  });

  it('in a practice exam has its own operation', async () => {
    const { id } = await aPracticeExam(db, { questions: 1 });
    const { status, body } = await call(admin, contract.createPracticeExamQuestion, {
      params: { id },
      body: draft,
    });
    expect({ status, order: body.order }).toEqual({ status: 201, order: 1 });
  });
});

describe('questions in a course', () => {
  it('are sent with the key to an administrator, without it to a learner', async () => {
    const { course, contentId } = await anExamContent();
    await create(contentId);
    const readBy = async (who: typeof admin) => {
      const { body } = await call(who, courses.readCourse, { params: { id: course.id } });
      return body.sections[0]?.contents[0];
    };
    expect((await readBy(admin))?.questions?.[0]).toMatchObject({
      explanation: draft.explanation,
      alternatives: [{ isCorrect: false }, { isCorrect: true }, { isCorrect: false }],
    });
    const learners = await readBy(await aUser(db));
    expect(learners).toMatchObject({ questionsQtd: 1, passingScore: 70 });
    expect(learners?.questions?.[0]?.alternatives).toHaveLength(3);
    expect(JSON.stringify(learners)).not.toMatch(/isCorrect|explanation/);
  });
});

describe('changing a question', () => {
  it('without answers changes the sent fields', async () => {
    const { contentId } = await anExamContent();
    const { body: question } = await create(contentId);
    const { body } = await change(question.id, { statement: '<p>E a de Alagoas?</p>' });
    expect(body).toMatchObject({
      statement: '<p>E a de Alagoas?</p>',
      explanation: draft.explanation,
      alternatives: question.alternatives,
      canUndo: true,
    });
  });

  it('to the same values creates no version', async () => {
    const { contentId } = await anExamContent();
    const { body: question } = await create(contentId);
    expect((await change(question.id, draft)).body.version).toBe(2);
    expect((await change(question.id, { statement: draft.statement })).body.version).toBe(2);
  });

  it('keeps the version that attempts show', async () => {
    const { question, result } = await answered([1]);
    await change(question.id, { statement: '<p>Outra pergunta</p>' });
    expect((await result()).questions[0]?.statement).toBe(draft.statement);
  });

  it('to another correct alternative needs a decision about grades, and tells how many change', async () => {
    const { question, alternatives } = await answered([1, 0]);
    const { status, body } = await change(question.id, { alternatives: alternatives(0) });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'regrade_undecided' });
    expect(body.detail).toContain('2 tentativas');
    const foreseen = await call(admin, contract.previewRegrading, {
      params: { id: question.id },
      query: { rightAlternativeId: question.alternatives[0]?.id ?? '' },
    });
    expect(foreseen.body).toEqual({
      triesQtd: 2,
      changedTriesQtd: 2,
      approvedQtd: 1,
      failedQtd: 1,
    });
  });

  it('without regrading keeps the grades', async () => {
    const { question, alternatives, result } = await answered([1]);
    await change(question.id, { alternatives: alternatives(0), regrade: false });
    expect((await result()).result?.correctAverage).toBe(100);
  });

  it('with regrading grades the attempts by the new key, and completes exams that it approves', async () => {
    const { question, alternatives, result, learners, contentId, course } = await answered([0, 1]);
    await change(question.id, { alternatives: alternatives(0), regrade: true });
    expect((await result(0)).result).toMatchObject({ correctAverage: 100, isApproved: true });
    expect((await result(1)).result).toMatchObject({ correctAverage: 0, isApproved: false });
    const progressOf = async (at: number) => {
      const { learner } = assertDefined(learners[at]);
      const { body } = await call(learner, progress.readCourseProgress, {
        params: { courseId: course.id, userId: learner.id },
      });
      return {
        course: body.isCompleted,
        content: body.sections[0]?.contents.find((one) => one.contentId === contentId),
      };
    };
    expect(await progressOf(0)).toMatchObject({
      course: true,
      content: { isApproved: true, isCompleted: true, correctAverage: 100 },
    });
    // The completion has the day of the attempt.
    const { learner } = assertDefined(learners[0]);
    const streak = await call(learner, progress.readStreak, { params: { id: learner.id } });
    expect(streak.body.streak).toBe(1);
    // An approval is never lost.
    expect(await progressOf(1)).toMatchObject({
      course: true,
      content: { isApproved: true, isCompleted: true, correctAverage: 0 },
    });
  });

  it('can be undone, including the regrading', async () => {
    const { question, alternatives, result } = await answered([1]);
    await change(question.id, { alternatives: alternatives(0), regrade: true });
    expect((await result()).result?.correctAverage).toBe(0);
    const undo = () => call(admin, contract.undoQuestionChange, { params: { id: question.id } });
    const { body } = await undo();
    expect(body.alternatives.map(({ isCorrect }) => isCorrect)).toEqual([false, true, false]);
    expect((await result()).result?.correctAverage).toBe(100);
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'nothing_to_undo' } });
  });

  it('does not regrade by an alternative that attempts did not offer', async () => {
    const { question, alternatives, result } = await answered([1]);
    await change(question.id, {
      alternatives: [
        ...alternatives(-1),
        { text: '<p>Recife, a Veneza brasileira</p>', isCorrect: true },
      ],
      regrade: true,
    });
    expect((await result()).result?.correctAverage).toBe(100);
  });

  it('refuses an alternative of another question', async () => {
    const { contentId } = await anExamContent();
    const { body: question } = await create(contentId);
    const { body: other } = await create(contentId);
    const alternatives = other.alternatives.map(({ id, text, isCorrect }) => ({
      id,
      text,
      isCorrect,
    }));
    const { status, body } = await change(question.id, { alternatives });
    expect({ status, path: body.errors[0]?.path }).toEqual({
      status: 422,
      path: 'alternatives.0.id',
    });
  });
});

describe('the questions of an exam', () => {
  async function three() {
    const { contentId } = await anExamContent();
    const ids: string[] = [];
    for (const statement of ['A', 'B', 'C']) {
      ids.push((await create(contentId, { ...draft, statement })).body.id);
    }
    const statements = async () =>
      (await list(contentId)).map(({ statement }) => statement).join('');
    return { contentId, ids, statements };
  }

  it('are reordered as a whole or not at all', async () => {
    const { contentId, ids, statements } = await three();
    const order = (questionIds: string[]) =>
      call(admin, contract.orderContentQuestions, {
        params: { id: contentId },
        body: { questionIds },
      });
    expect((await order(ids.toReversed())).status).toBe(200);
    expect(await statements()).toBe('CBA');
    expect((await order(ids.slice(1))).status).toBe(409);
    expect((await order([...ids.slice(1), ids[1] ?? ''])).status).toBe(409);
    expect((await order([...ids, randomUUID()])).status).toBe(409);
    expect(await statements()).toBe('CBA');
  });

  it('are duplicated right after the original', async () => {
    const { ids, statements, contentId } = await three();
    const { status, body } = await call(admin, contract.duplicateQuestion, {
      params: { id: ids[1] ?? '' },
    });
    expect(status).toBe(201);
    expect(await statements()).toBe('ABBC');
    const copy = (await list(contentId))[2];
    expect(copy).toEqual(body);
    expect(copy?.alternatives.map(({ isCorrect }) => isCorrect)).toEqual([false, true, false]);
  });

  it('are deleted and restored', async () => {
    const { ids, statements } = await three();
    const params = { id: ids[1] ?? '' };
    expect((await call(admin, contract.deleteQuestion, { params })).status).toBe(204);
    expect((await call(admin, contract.deleteQuestion, { params })).status).toBe(404);
    expect(await statements()).toBe('AC');
    expect((await call(admin, contract.restoreQuestion, { params })).status).toBe(200);
    expect(await statements()).toBe('ABC');
  });

  it('stay in the attempts that have them when they are deleted', async () => {
    const { question, result } = await answered([1]);
    await call(admin, contract.deleteQuestion, { params: { id: question.id } });
    expect((await result()).questions[0]?.id).toBe(question.id);
  });
});

describe('the statistics of a question', () => {
  it('below five answers have only the number of answers', async () => {
    const { contentId, question } = await answered([0, 1]);
    const { body } = await call(admin, contract.readContentStatistics, {
      params: { id: contentId },
    });
    expect(body).toEqual([
      {
        questionId: question.id,
        answersQtd: 2,
        isEnough: false,
        difficulty: null,
        discrimination: null,
        averageTime: 5,
        alternatives: question.alternatives.map(({ id: alternativeId }, at) => ({
          alternativeId,
          share: at === 2 ? 0 : 50,
        })),
        blankShare: 0,
      },
    ]);
  });

  it('from five answers on have a difficulty, and below thirty no discrimination', async () => {
    const statisticOf = async (choices: number[]) => {
      const { contentId: id } = await answered(choices);
      return (await call(admin, contract.readContentStatistics, { params: { id } })).body[0];
    };
    expect(await statisticOf([0, 0, 0, 1])).toMatchObject({ answersQtd: 4, difficulty: null });
    const few = { answersQtd: 5, isEnough: false, discrimination: null };
    expect(await statisticOf([0, 0, 0, 1, 1])).toMatchObject({ ...few, difficulty: 40 });
  });

  it('have difficulty and discrimination', async () => {
    const { id, questionIds } = await aPracticeExam(db, { questions: 3 });
    for (let at = 0; at < 30; at++) {
      const learner = await aUser(db);
      const { body: attempt } = await call(learner, attempts.startPracticeAttempt, {
        params: { id },
      });
      time.now = new Date(time.now.getTime() + 10_000);
      // Half of the learners answer everything correctly, the others only the last question.
      const answers = someAnswers(attempt, at % 2 ? [0, 0, 0] : [1, 1, 0]);
      await call(learner, attempts.submitPracticeAttempt, {
        params: { id: attempt.id },
        body: { answers },
      });
    }
    const { body } = await call(admin, contract.readPracticeExamStatistics, { params: { id } });
    expect(body.map((one) => [one.questionId, one.difficulty, one.discrimination])).toEqual([
      [questionIds[0], 50, 1],
      [questionIds[1], 50, 1],
      // Everybody answers correctly, so it discriminates between nobody.
      [questionIds[2], 100, null],
    ]);
  });
});
