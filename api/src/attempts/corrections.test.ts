import { randomUUID } from 'node:crypto';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as contract from '@sabia/domain/attempts/corrections.contract.ts';
import * as certificates from '@sabia/domain/certificates/certificates.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { recordStatements } from '../../test/support/recorded-statements.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { sweepTrails } from '../trails/recompute-trails.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { anAnswerToCorrect, anOpenText } from './corrections.factory.ts';

const { db, call, time } = await createTestApp();
const statements = recordStatements(db.pool);
const admin = await anAdmin(db, { name: 'Helena Duarte' });

type User = Awaited<ReturnType<typeof aUser>>;
type Given = Awaited<ReturnType<typeof anAnswerToCorrect>>;

const correct = (
  { attemptId, questionId }: Pick<Given, 'attemptId' | 'questionId'>,
  body: object,
  by: User = admin,
) =>
  call(by, contract.correctAnswer, {
    params: { attemptId, questionId },
    body: body as { credit: 1 },
  });

const readAttempt = async (learner: User, { attemptId: id }: Pick<Given, 'attemptId'>) =>
  (await call(learner, attempts.readAttempt, { params: { id } })).body;

const list = async (query: object) => (await call(admin, contract.listCorrections, { query })).body;

/** An exam of a course with one open text; the course has nothing else. */
async function inCourse() {
  const learner = await aUser(db);
  const course = await aCourse(db, {
    sections: [{ isFreemium: true, contents: [{ contentType: 'EXAM', title: 'Redação' }] }],
  });
  const [contentId = ''] = course.contentIds;
  const [questionId = ''] = await someQuestions(db, { contentId }, [anOpenText]);
  const sectionId = assertDefined(course.sections[0]).id;
  const params = { contentId };
  const { body: attempt } = await call(learner, attempts.startContentAttempt, { params });
  const response = { kind: 'OPEN_TEXT' as const, text: 'Porque o ar espalha a luz.' };
  const answers = [
    {
      id: randomUUID(),
      questionId,
      alternativeId: null,
      response,
      answeredAt: time.now.toISOString(),
      timeSpent: 5,
    },
  ];
  await call(learner, attempts.saveContentAnswers, { params, body: { answers } });
  const { body: submitted } = await call(learner, progress.progressContent, {
    body: {
      courseId: course.id,
      userId: learner.id,
      sectionId,
      contentId,
      isExamSubmitted: true,
      attemptId: attempt.id,
    },
  });
  const readProgress = async () =>
    (
      await call(learner, progress.readCourseProgress, {
        params: { courseId: course.id, userId: learner.id },
      })
    ).body;
  return { learner, course, contentId, questionId, attemptId: attempt.id, submitted, readProgress };
}

it('an attempt with an open text waits for its correction, the oldest first', async () => {
  const learner = await aUser(db, { name: 'Célia Prado' });
  const first = await anAnswerToCorrect(db, learner, { title: 'Redação do céu' });
  const second = await anAnswerToCorrect(db, learner);
  const { result, graded } = await readAttempt(learner, first);
  expect(result).toMatchObject({ isApproved: false, correctAverage: 0, awaitingQtd: 1 });
  expect(graded).toMatchObject([{ credit: null, comment: null }]);
  const { practiceExamId } = first;
  expect(await list({ practiceExamId })).toMatchObject({
    total: 1,
    items: [
      {
        attemptId: first.attemptId,
        userId: learner.id,
        userName: 'Célia Prado',
        contentId: null,
        practiceExamId,
        title: 'Redação do céu',
        question: { id: first.questionId, answerKey: anOpenText.answerKey },
        response: { kind: 'OPEN_TEXT', text: 'Porque o ar espalha a luz.' },
        credit: null,
        correctedAt: null,
      },
    ],
  });
  const waiting = (await list({ limit: 100 })).items.map(({ attemptId }) => attemptId);
  expect(waiting.indexOf(first.attemptId)).toBeLessThan(waiting.indexOf(second.attemptId));
});

it('a correction gives credit and comment, and the grade follows at once', async () => {
  const learner = await aUser(db);
  const given = await anAnswerToCorrect(db, learner, { passingScore: 50 });
  const { status, body } = await correct(given, { credit: 0.5, comment: ' Faltou o exemplo. ' });
  expect(status).toBe(200);
  const corrected = { credit: 0.5, comment: 'Faltou o exemplo.', isCorrect: false };
  const result = {
    isApproved: true,
    correctAverage: 50,
    correctQuestionsQtd: 0,
    averageTime: null,
  };
  expect(body).toMatchObject({ answer: corrected, attempt: { id: given.attemptId, result } });
  expect(body.attempt?.result).not.toHaveProperty('awaitingQtd');
  const seen = await readAttempt(learner, given);
  expect(seen.result).toEqual(result);
  expect(seen.graded).toMatchObject([{ ...corrected, answerKey: anOpenText.answerKey }]);
  const { practiceExamId } = given;
  expect(await list({ practiceExamId })).toMatchObject({ total: 0, items: [] });
  expect(await list({ practiceExamId, status: 'CORRECTED' })).toMatchObject({
    total: 1,
    items: [{ credit: 0.5, comment: 'Faltou o exemplo.', correctedAt: time.now.toISOString() }],
  });
});

it('the statistics of its questions say that an attempt waits, and have it after the correction', async () => {
  const learner = await aUser(db);
  const given = await anAnswerToCorrect(db, learner, { questions: [anOpenText, anOpenText] });
  const figures = async () =>
    (
      await call(admin, questions.readPracticeExamStatistics, {
        params: { id: given.practiceExamId },
      })
    ).body.map(({ answersQtd, awaitingQtd }) => ({ answersQtd, awaitingQtd }));
  const waiting = { answersQtd: 0, awaitingQtd: 1 };
  expect(await figures()).toEqual([waiting, waiting]);
  await correct(given, { credit: 0.5 });
  const counted = { answersQtd: 1, awaitingQtd: undefined };
  expect(await figures()).toEqual([counted, counted]);
});

it('a second correction replaces the first', async () => {
  const learner = await aUser(db);
  const given = await anAnswerToCorrect(db, learner);
  await correct(given, { credit: 1, comment: 'Muito bem.' });
  const { body } = await correct(given, { credit: 0.25 });
  expect(body.answer).toMatchObject({ credit: 0.25, comment: null, isCorrect: false });
  expect(body.attempt?.result).toMatchObject({ isApproved: false, correctAverage: 25 });
  const { practiceExamId } = given;
  expect((await list({ practiceExamId, status: 'CORRECTED' })).total).toBe(1);
});

it('an approval by correction completes the content and the course, with its certificate', async () => {
  const { learner, contentId, submitted, readProgress, ...given } = await inCourse();
  expect(submitted.contentProgression).toMatchObject({ isCompleted: false, isApproved: false });
  expect(submitted.certificate).toBeNull();
  expect(await list({ contentId })).toMatchObject({ items: [{ contentId, title: 'Redação' }] });
  await correct(given, { credit: 0.5 });
  expect(await readProgress()).toMatchObject({ isCompleted: false, percentage: 0 });
  await correct(given, { credit: 0.9 });
  expect(await readProgress()).toMatchObject({ isCompleted: true, percentage: 100 });
  const { body } = await call(learner, certificates.listCertificates, {
    params: { userId: learner.id },
  });
  expect(body).toHaveLength(1);
});

it('an approval and a completion stay when a later correction gives less', async () => {
  const { readProgress, ...given } = await inCourse();
  await correct(given, { credit: 1 });
  await correct(given, { credit: 0 });
  expect(await readProgress()).toMatchObject({ isCompleted: true, percentage: 100 });
});

it('an approval by correction completes the trail of the practice exam, with its certificate', async () => {
  const learner = await aUser(db);
  const given = await anAnswerToCorrect(db, learner);
  await aTrail(db, {
    contents: [{ kind: 'practice-exam', targetId: given.practiceExamId }],
  });
  // Until a changed trail is swept, each request of a user recomputes it.
  await sweepTrails(db, { clock: () => time.now });
  const certificatesQtd = async () => {
    const params = { userId: learner.id };
    return (await call(learner, certificates.listCertificates, { params })).body.length;
  };
  expect(await certificatesQtd()).toBe(0);
  await correct(given, { credit: 1 });
  expect(await certificatesQtd()).toBe(1);
});

it.each([
  ['credit', { credit: 1.5 }, 'Dê de 0 a 1: 0,5 é metade da questão'],
  ['credit', { credit: -0.1 }, 'Dê de 0 a 1: 0,5 é metade da questão'],
  ['credit', { credit: '0,5' }, 'Dê de 0 a 1: 0,5 é metade da questão'],
  ['credit', { comment: 'Sem nota.' }, 'Dê de 0 a 1: 0,5 é metade da questão'],
  ['comment', { credit: 1, comment: 'a'.repeat(5001) }, 'Máximo 5000 caracteres'],
  [
    'comment',
    { credit: 1, comment: 'Veja /files/abc.pdf' },
    'Não coloque endereços de arquivos da escola no comentário',
  ],
])('a bad %s is refused at its field, and nothing changes', async (path, body, message) => {
  const learner = await aUser(db);
  const given = await anAnswerToCorrect(db, learner);
  const reply = await correct(given, body);
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({ errors: [{ path, message }] });
  expect((await readAttempt(learner, given)).graded).toMatchObject([{ credit: null }]);
});

it('only an open text or a file that was sent can be corrected', async () => {
  const learner = await aUser(db);
  const exam = await aPracticeExam(db, { questions: [anOpenText, {}] });
  const { body: attempt } = await call(learner, attempts.startPracticeAttempt, {
    params: { id: exam.id },
  });
  const [open, choice] = attempt.questions;
  await call(learner, attempts.submitPracticeAttempt, {
    params: { id: attempt.id },
    body: {
      answers: [
        {
          questionId: assertDefined(choice).id,
          alternativeId: assertDefined(choice?.alternatives[0]).id,
        },
      ],
    },
  });
  for (const question of [open, choice]) {
    const { status, body } = await correct(
      { attemptId: attempt.id, questionId: assertDefined(question).id },
      { credit: 0 },
    );
    expect([status, body]).toMatchObject([409, { code: 'conflict' }]);
  }
  const unknown = await correct({ attemptId: attempt.id, questionId: randomUUID() }, { credit: 0 });
  expect(unknown.status).toBe(404);
});

it('learners neither read nor make corrections', async () => {
  const [learner, other] = [await aUser(db), await aUser(db)];
  const given = await anAnswerToCorrect(db, learner);
  for (const who of [learner, other]) {
    expect((await call(who, contract.listCorrections, {})).status).toBe(403);
    expect((await correct(given, { credit: 1 }, who)).status).toBe(403);
  }
  expect((await readAttempt(learner, given)).graded).toMatchObject([{ credit: null }]);
});

it('the list has pages, with a constant number of statements', async () => {
  const learner = await aUser(db);
  for (let at = 0; at < 3; at += 1) await anAnswerToCorrect(db, learner);
  const statementsFor = async (query: object) => {
    statements.length = 0;
    const page = await list(query);
    return { page, count: statements.length };
  };
  const one = await statementsFor({ limit: 1 });
  const all = await statementsFor({ limit: 100 });
  expect(one.page.items).toHaveLength(1);
  expect(one.page.total).toBe(all.page.items.length);
  expect(one.count).toBe(all.count);
  const second = await list({ limit: 1, page: 2 });
  expect(second.items).toMatchObject([{ attemptId: all.page.items[1]?.attemptId }]);
});
