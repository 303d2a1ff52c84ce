import { randomUUID } from 'node:crypto';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import type { KeyRelease } from '@sabia/domain/exams/exam-settings.ts';
import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import * as previews from '@sabia/domain/attempts/attempt-previews.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as notebook from '@sabia/domain/error-notebook/error-notebook.contract.ts';
import * as history from '@sabia/domain/history/history.contract.ts';
import * as scores from '@sabia/domain/item-response/exam-scores.contract.ts';
import * as trainings from '@sabia/domain/item-response/trainings.contract.ts';
import * as exams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { aCourse } from '../courses/courses.factory.ts';
import { aTimedExam } from '../item-response/exam-scores.factory.ts';
import { aTrainableExam } from '../item-response/trainings.factory.ts';
import { findPersonalData } from '../privacy/personal-data.queries.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { someAnswers } from './attempts.factory.ts';
import { anOpenText } from './corrections.factory.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);

type User = Awaited<ReturnType<typeof aUser>>;

const closesAt = '2031-03-10T14:00:00.000Z';
const clock = (moment: string) => {
  time.now = new Date(moment);
};

async function anExam(keyRelease: KeyRelease) {
  clock('2031-03-10T11:00:00.000Z');
  const exam = await aPracticeExam(db, { closesAt, keyRelease, timeLimitMinutes: 60 });
  return { exam, learner: await aUser(db) };
}

const start = async (learner: User, id: string) =>
  (await call(learner, contract.startPracticeAttempt, { params: { id }, body: {} })).body;

/** Submits an attempt with the first question right and the second one wrong. */
async function submit(learner: User, attempt: Attempt) {
  const answers = someAnswers(attempt, [0, 1]);
  const params = { id: attempt.id };
  return (await call(learner, contract.submitPracticeAttempt, { params, body: { answers } })).body;
}

const read = async (learner: User, id: string) =>
  (await call(learner, contract.readAttempt, { params: { id } })).body;

/** The answers as a progress event has them. */
const givenTo = (attempt: Parameters<typeof someAnswers>[0], choices: number[]) =>
  someAnswers(attempt, choices).map((answer) => ({ ...answer, timeSpent: 10 }));

const withheld = { isKeyWithheld: true, graded: [] };

/** True if a reply to a learner has a key, or says what was right. */
const tells = (reply: unknown) =>
  /"(isCorrect":(true|false)|isRight"|correctAlternativeId":"|explanation":"|answerKey")/.test(
    JSON.stringify(reply),
  );

describe('an exam that tells its key after the closing', () => {
  it('tells the grade at the submission, and the key from the closing on', async () => {
    const { exam, learner } = await anExam('CLOSING');
    const attempt = await submit(learner, await start(learner, exam.id));
    expect(attempt).toMatchObject({ ...withheld, keyFrom: closesAt });
    expect(attempt.result).toMatchObject({ correctAverage: 50, correctQuestionsQtd: 1 });
    expect(attempt.answers).toHaveLength(2);
    expect(tells(attempt)).toBe(false);
    clock('2031-03-10T13:59:59.999Z');
    expect(tells(await read(learner, attempt.id))).toBe(false);
    clock(closesAt);
    const told = await read(learner, attempt.id);
    expect(told).toMatchObject({ isKeyWithheld: false, graded: [{ isCorrect: true }, {}] });
    expect(tells(told)).toBe(true);
  });

  it('waits for the attempts under way, also if the closing comes earlier', async () => {
    const { exam, learner } = await anExam('CLOSING');
    const attempt = await submit(learner, await start(learner, exam.id));
    const slow = await aUser(db);
    clock('2031-03-10T13:30:00.000Z');
    const underWay = await start(slow, exam.id);
    expect(underWay.deadline).toBe(closesAt);
    const end = '2031-03-10T14:02:00.000Z';
    expect((await read(learner, attempt.id)).keyFrom).toBe(end);
    const params = { id: exam.id };
    const earlier = { closesAt: '2031-03-10T13:40:00.000Z' };
    await call(admin, exams.configurePracticeExam, { params, body: earlier });
    clock('2031-03-10T14:01:59.000Z');
    expect(await read(learner, attempt.id)).toMatchObject({ ...withheld, keyFrom: end });
    await submit(slow, underWay);
    expect(await read(learner, attempt.id)).toMatchObject({ isKeyWithheld: false });
  });

  it('waits for the learner with the longest extra time', async () => {
    const { exam, learner } = await anExam('CLOSING');
    const slow = await aUser(db);
    await call(admin, users.setExtraTime, { params: { id: slow.id }, body: { percent: 50 } });
    const attempt = await submit(learner, await start(learner, exam.id));
    expect(attempt.keyFrom).toBe('2031-03-10T14:30:00.000Z');
    clock('2031-03-10T14:29:00.000Z');
    expect(await read(learner, attempt.id)).toMatchObject(withheld);
    clock('2031-03-10T14:30:00.000Z');
    expect((await read(learner, attempt.id)).graded).toHaveLength(2);
  });

  it('needs a closing', async () => {
    const { exam } = await anExam('CLOSING');
    const message = 'Diga o fechamento, ou escolha outro momento para o gabarito';
    const refused = { status: 422, body: { errors: [{ path: 'keyRelease', message }] } };
    const params = { id: exam.id };
    const change = (body: object) => call(admin, exams.configurePracticeExam, { params, body });
    expect(await change({ closesAt: null })).toMatchObject(refused);
    expect(await change({ closesAt: null, keyRelease: 'NEVER' })).toMatchObject({ status: 200 });
    expect(await change({ keyRelease: 'CLOSING' })).toMatchObject(refused);
    expect(await change({ keyRelease: 'SOMETIMES' })).toMatchObject({ status: 422 });
  });
});

describe('an exam that never tells its key', () => {
  it('tells the grade only, also of a mistake in the error notebook and in an average', async () => {
    const { exam, learner } = await anExam('NEVER');
    const attempt = await submit(learner, await start(learner, exam.id));
    expect(attempt).toMatchObject({ ...withheld, keyFrom: null, result: { correctAverage: 50 } });
    const missed = exam.questionIds[1] ?? '';

    expect((await call(learner, notebook.readNotebook)).body).toMatchObject({ totalQtd: 0 });
    expect((await call(learner, notebook.readNotebookQueue)).body).toEqual([]);
    expect((await call(learner, notebook.pageNotebook)).body.items).toEqual([]);
    const review = { id: randomUUID(), questionId: missed, alternativeId: randomUUID() };
    expect(await call(learner, notebook.reviewQuestion, { body: review })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'questionId' }] },
    });
    expect((await call(learner, notebook.startNotebookAttempt)).body).toMatchObject({
      code: 'exam_empty',
    });

    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const other = await aUser(db);
        await submit(other, await start(other, exam.id));
      }),
    );
    const average = async () =>
      (await call(learner, progress.readQuestionAverage, { params: { id: missed } })).body;
    expect(await average()).toMatchObject({ answers: null, alternatives: [] });

    const dataOf = async () => {
      const { tables } = await findPersonalData(db, { userId: learner.id, now: time.now });
      return (name: string) => tables.find(({ table }) => table === name)?.rows ?? [];
    };
    const withheldData = await dataOf();
    expect(withheldData('error_notebook_cards')).toEqual([]);
    expect(withheldData('graded_answers')).toHaveLength(2);
    expect(withheldData('graded_answers').some((row) => 'is_correct' in row)).toBe(false);

    // An administrator tells the key after all.
    const changes = { params: { id: exam.id }, body: { keyRelease: 'SUBMISSION' as const } };
    await call(admin, exams.configurePracticeExam, changes);
    expect(tells(await read(learner, attempt.id))).toBe(true);
    expect((await call(learner, notebook.readNotebook)).body).toMatchObject({ totalQtd: 1 });
    expect((await average()).answers).toBeGreaterThanOrEqual(20);
    const data = await dataOf();
    expect(data('error_notebook_cards')).toHaveLength(1);
    expect(data('graded_answers')).toMatchObject([{}, {}]);
    expect(data('graded_answers').every((row) => 'is_correct' in row)).toBe(true);
  });

  it('lends no question to a training, and tells scores without their questions', async () => {
    clock('2031-03-10T11:00:00.000Z');
    const exam = await aTrainableExam(db, { keyRelease: 'NEVER' });
    const learner = await aUser(db);
    const offered = async () =>
      (await call(learner, trainings.listTrainings)).body.exams.some(({ id }) => id === exam.id);
    expect(await offered()).toBe(false);
    const body = { id: randomUUID(), practiceExamId: exam.id };
    expect(await call(learner, trainings.startTraining, { body })).toMatchObject({
      body: { code: 'training_empty' },
    });
    const attempt = await submit(learner, await start(learner, exam.id));
    const params = { params: { id: attempt.id } };
    const scored = await call(learner, scores.readAttemptScores, params);
    const withheldArea = { correctQtd: null, wrongQtd: null, itemsQtd: 43 };
    expect(scored.body.areas).toMatchObject([{ ...withheldArea, questions: [] }]);
    expect(tells(scored.body)).toBe(false);
    const listed = async () => (await call(learner, scores.listScoredAttempts, {})).body;
    expect(await listed()).toMatchObject([{ areas: [withheldArea] }]);
    const storedAreas = async () => {
      const { tables } = await findPersonalData(db, { userId: learner.id, now: time.now });
      return tables.find(({ table }) => table === 'attempt_scores')?.rows ?? [];
    };
    const columns = Object.keys((await storedAreas())[0] ?? {});
    expect(columns.filter((column) => /score|_qtd/.test(column))).toEqual(['items_qtd']);

    const changes = { params: { id: exam.id }, body: { keyRelease: 'SUBMISSION' as const } };
    await call(admin, exams.configurePracticeExam, changes);
    expect(await offered()).toBe(true);
    const told = await call(learner, scores.readAttemptScores, params);
    expect(told.body.areas).toMatchObject([{ correctQtd: 1 }]);
    expect(told.body.areas[0]?.questions.length).toBeGreaterThan(0);
    expect(await listed()).toMatchObject([{ areas: [{ correctQtd: 1 }] }]);
    expect(await storedAreas()).toMatchObject([{ correct_qtd: 1 }]);
  });

  it('tells the total only if an area has few questions', async () => {
    clock('2031-03-10T11:00:00.000Z');
    const exam = await aTimedExam(db, [null, null], { keyRelease: 'NEVER' });
    const learner = await aUser(db);
    const attempt = await submit(learner, await start(learner, exam.id));
    const params = { params: { id: attempt.id } };
    const { body } = await call(learner, scores.readAttemptScores, params);
    expect(body).toMatchObject({ total: 1, areas: [] });
    const listed = (await call(learner, scores.listScoredAttempts, {})).body;
    expect(listed).toMatchObject([{ total: 1, areas: [] }]);
  });

  it('tells the correction of a person', async () => {
    const { exam, learner } = await anExam('NEVER');
    const [questionId = ''] = await someQuestions(db, { practiceExamId: exam.id }, [anOpenText]);
    const attempt = await start(learner, exam.id);
    const answer = {
      questionId,
      alternativeId: null,
      response: { kind: 'OPEN_TEXT' as const, text: 'Por causa da luz.' },
    };
    const params = { id: attempt.id };
    await call(learner, contract.submitPracticeAttempt, { params, body: { answers: [answer] } });
    expect((await read(learner, attempt.id)).graded).toMatchObject([
      { questionId, credit: null, explanation: null },
    ]);
    expect(JSON.stringify(await read(learner, attempt.id))).not.toContain('espalha mais');
  });

  it('tells the key to its author in a preview', async () => {
    const { exam } = await anExam('NEVER');
    const params = { id: exam.id };
    const { body: preview } = await call(admin, previews.startPracticePreview, { params });
    const answers = someAnswers(preview, [0, 1]);
    const { id, startedAt, versionIds } = preview;
    const body = { id, startedAt, versionIds, answers };
    const graded = await call(admin, previews.gradePracticePreview, { params, body });
    expect(graded.body).toMatchObject({ isKeyWithheld: false });
    expect(graded.body.graded).toHaveLength(2);
  });
});

it('an exam of a course withholds its key in the reply to the progress event, too', async () => {
  clock('2031-03-10T11:00:00.000Z');
  const content = {
    contentType: 'EXAM' as const,
    title: 'Prova final',
    keyRelease: 'NEVER' as const,
  };
  const course = await aCourse(db, { sections: [{ isFreemium: true, contents: [content] }] });
  const contentId = course.contentIds[0] ?? '';
  await someQuestions(db, { contentId }, 2);
  const learner = await aUser(db);
  const params = { contentId };
  const { body: attempt } = await call(learner, contract.startContentAttempt, { params });
  const sectionId = course.sections[0]?.id ?? '';
  const place = { courseId: course.id, userId: learner.id, sectionId, contentId };
  const reported = await call(learner, progress.progressContent, {
    body: { ...place, userQuestionAnswers: givenTo(attempt, [0, 1]), isExamSubmitted: true },
  });
  expect(reported.body).toMatchObject({ answers: [], attempt: withheldState });
  expect(tells(reported.body)).toBe(false);
  expect(await read(learner, attempt.id)).toMatchObject(withheld);
  // The setting holds for exams only: a quick question always tells its key.
  await call(admin, courses.changeContent, {
    params: { id: contentId },
    body: { keyRelease: null },
  });
  expect(tells(await read(learner, attempt.id))).toBe(true);
});

const withheldState = { isKeyWithheld: true, keyFrom: null };

it('a quick question tells its key, whatever its content says', async () => {
  clock('2031-03-10T11:00:00.000Z');
  const course = await aCourse(db, {
    sections: [
      {
        isFreemium: true,
        contents: [
          { contentType: 'QUICK_QUESTION' as const, title: 'Rápida', keyRelease: 'NEVER' as const },
        ],
      },
    ],
  });
  const contentId = course.contentIds[0] ?? '';
  await someQuestions(db, { contentId }, 1);
  const learner = await aUser(db);
  const { body } = await call(learner, courses.readContent, {
    params: { id: course.id, contentId },
  });
  const asked = { startedAt: time.now.toISOString(), questions: body.questions ?? [] };
  const sectionId = course.sections[0]?.id ?? '';
  const place = { courseId: course.id, userId: learner.id, sectionId, contentId };
  const reported = await call(learner, progress.progressContent, {
    body: { ...place, userQuestionAnswers: givenTo(asked, [0]) },
  });
  expect(reported.body.answers).toMatchObject([{ isCorrect: true }]);
});

it('the history tells the setting', async () => {
  const { exam } = await anExam('NEVER');
  const params = { params: { id: exam.id } };
  await call(admin, exams.configurePracticeExam, { ...params, body: { keyRelease: 'CLOSING' } });
  const { body } = await call(admin, history.readHistory, {
    params: { kind: 'PRACTICE_EXAM', id: exam.id },
  });
  expect(JSON.stringify(body)).toContain('Depois do fechamento');
});
