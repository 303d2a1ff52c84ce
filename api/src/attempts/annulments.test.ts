import { randomUUID } from 'node:crypto';
import { annulmentChoices, type AnnulmentChoice } from '@sabia/domain/attempts/annulment.ts';
import * as contract from '@sabia/domain/attempts/annulments.contract.ts';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as corrections from '@sabia/domain/attempts/corrections.contract.ts';
import * as certificates from '@sabia/domain/certificates/certificates.contract.ts';
import * as notebook from '@sabia/domain/error-notebook/error-notebook.contract.ts';
import * as history from '@sabia/domain/history/history.contract.ts';
import * as scores from '@sabia/domain/item-response/exam-scores.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import type { QuestionKindName } from '@sabia/domain/questions/question-kind.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { askedOfEachKind } from '../../test/support/question-arbitraries.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { giveScale } from '../item-response/exam-scores.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { aBank, someQuestions, type QuestionGiven } from '../questions/questions.factory.ts';
import { sweepTrails } from '../trails/recompute-trails.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { someAnswers } from './attempts.factory.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);
type Learner = Awaited<ReturnType<typeof aUser>>;

const reason = 'Duas alternativas estão certas.';
const annul = (id: string, examId: string, choice: AnnulmentChoice) =>
  call(admin, contract.annulQuestion, { params: { id, examId }, body: { choice, reason } });
const undo = (id: string, examId: string) =>
  call(admin, contract.undoAnnulment, { params: { id, examId } });

const wrongAnswer = ({ id: questionId, kind, alternatives }: Attempt['questions'][number]) => {
  const text = { OPEN_TEXT: 'Não sei.', SHORT_TEXT: 'zzz' }[kind as string];
  if (kind === 'SINGLE_CHOICE') return { questionId, alternativeId: alternatives[1]?.id ?? '' };
  const response = text
    ? { kind: kind as 'OPEN_TEXT', text }
    : kind === 'NUMERIC' && { kind, value: '987654' };
  return { questionId, alternativeId: null, ...(response && { response }) };
};

/** An exam of one owner whose first question is the given one. Its approval completes the course or the trail. */
async function anExam(owner: 'content' | 'practice exam', given: QuestionGiven) {
  const asked: QuestionGiven[] = [given, {}, {}];
  if (owner === 'practice exam') {
    const exam = await aPracticeExam(db, { questions: asked });
    await giveScale(db, exam, ({ kind, wrongPoints }) => kind === 'COUNT' && wrongPoints === 0);
    await aTrail(db, { contents: [{ kind: 'practice-exam', targetId: exam.id }] });
    await sweepTrails(db, { clock: () => time.now });
    return {
      examId: exam.id,
      questionId: assertDefined(exam.questionIds[0]),
      start: (by: Learner) => call(by, attempts.startPracticeAttempt, { params: { id: exam.id } }),
      submit: (by: Learner, { id }: Attempt, answers: object[]) =>
        call(by, attempts.submitPracticeAttempt, {
          params: { id },
          body: { answers: answers as never },
        }),
      points: async (by: Learner, id: string) =>
        (await call(by, scores.readAttemptScores, { params: { id } })).body.total,
      progressOf: undefined,
    };
  }
  const course = await aCourse(db, {
    sections: [{ isFreemium: true, contents: [{ contentType: 'EXAM', title: 'Prova' }] }],
  });
  const contentId = assertDefined(course.contentIds[0]);
  const questionIds = await someQuestions(db, { contentId }, asked);
  const place = { courseId: course.id, sectionId: assertDefined(course.sections[0]).id, contentId };
  return {
    examId: contentId,
    questionId: assertDefined(questionIds[0]),
    start: (by: Learner) => call(by, attempts.startContentAttempt, { params: { contentId } }),
    submit: async (by: Learner, { id }: Attempt, answers: object[]) => {
      const lines = answers.map((answer) => ({
        id: randomUUID(),
        answeredAt: time.now.toISOString(),
        ...answer,
      }));
      await call(by, attempts.saveContentAnswers, {
        params: { contentId },
        body: { answers: lines as never },
      });
      const body = { ...place, userId: by.id, attemptId: id, isExamSubmitted: true };
      return call(by, progress.progressContent, { body });
    },
    points: undefined,
    progressOf: async (by: Learner) => {
      const { body } = await call(by, progress.readCourseProgress, {
        params: { courseId: course.id, userId: by.id },
      });
      const content = assertDefined(body.sections[0]?.contents[0]);
      return { ...content, isCourseCompleted: body.isCompleted };
    },
  };
}

const choices: readonly AnnulmentChoice[] = annulmentChoices;
const owners = ['content', 'practice exam'] as const;
const [byKind = []] = fc.sample(askedOfEachKind, { numRuns: 1, seed: 27 });
const cases = byKind.flatMap((given) =>
  owners.flatMap((owner) => choices.map((choice) => ({ given, owner, choice, kind: given.kind }))),
);

describe('an annulled question', () => {
  it.each(cases)('$kind in a $owner, $choice: all figures agree', async ({ given, ...asked }) => {
    const exam = await anExam(asked.owner, given);
    const { questionId, examId } = exam;
    const isRight = { passing: [1, 1], failing: [1, 0] };
    const taken = await Promise.all(
      Object.values(isRight).map(async (rest) => {
        const learner = await aUser(db);
        const { body: attempt } = await exam.start(learner);
        const places = attempt.questions.toSorted((a, b) =>
          a.id === questionId ? -1 : b.id === questionId ? 1 : a.order - b.order,
        );
        const [first, ...others] = places;
        const answers = [
          wrongAnswer(assertDefined(first)),
          ...others.map(({ id, alternatives }, at) => ({
            questionId: id,
            alternativeId: alternatives[rest[at] === 1 ? 0 : 1]?.id ?? null,
          })),
        ].filter((answer) => answer.alternativeId !== null || 'response' in answer);
        const { status } = await exam.submit(learner, attempt, answers);
        expect(status).toBeLessThan(300);
        return { learner, id: attempt.id };
      }),
    );
    const [passing, failing] = [assertDefined(taken[0]), assertDefined(taken[1])];

    /** All figures that learners and administrators read, with what must be equal of them. */
    const figures = async () =>
      Promise.all(
        [passing, failing].map(async ({ learner, id }) => {
          const { body: attempt } = await call(learner, attempts.readAttempt, { params: { id } });
          const result = assertDefined(attempt.result ?? undefined);
          const list = { params: { id: examId } };
          const { body: page } = await call(learner, attempts.listPracticeAttempts, list);
          expect(page.best?.result).toEqual(result);
          const progression = await exam.progressOf?.(learner);
          if (progression) {
            expect(progression).toMatchObject({
              correctAverage: result.correctAverage,
              correctQuestionsQtd: result.correctQuestionsQtd,
            });
          }
          const counted = 3 - (result.uncountedQtd ?? 0);
          expect(result.correctAverage).toBeCloseTo((100 * result.correctQuestionsQtd) / counted);
          // Of a scale that gives a point for each right answer.
          const points = await exam.points?.(learner, id);
          if (points !== undefined && asked.kind !== 'TRUE_FALSE')
            expect(points).toBe(result.correctQuestionsQtd);
          await call(learner, notebook.readNotebookQueue, {});
          const { body: noted } = await call(learner, notebook.pageNotebook, { query: {} });
          const { body: documents } = await call(admin, certificates.listCertificates, {
            params: { userId: learner.id },
          });
          return {
            result,
            isNoted: noted.items.some(({ question }) => question.id === questionId),
            certificatesQtd: documents.length,
            isCompleted: progression?.isCourseCompleted,
            annulment: attempt.questions.find(({ id: one }) => one === questionId)?.annulment,
          };
        }),
      );
    const average = async () =>
      (await call(admin, progress.readContentAverage, { params: { id: examId } })).body
        .correctAverage;

    // The other kinds stay blank, or people correct them.
    const isMissed = ['SINGLE_CHOICE', 'SHORT_TEXT', 'NUMERIC'].includes(asked.kind);
    const awaits = asked.kind === 'OPEN_TEXT' ? 1 : undefined;
    const before = await figures();
    expect(before).toMatchObject([
      { result: { isApproved: false, correctQuestionsQtd: 2 }, isNoted: isMissed },
      { result: { isApproved: false, correctQuestionsQtd: 1 }, isNoted: isMissed },
    ]);
    expect(before.map(({ result }) => result.awaitingQtd)).toEqual([awaits, awaits]);
    expect(before.map((one) => one.certificatesQtd)).toEqual([0, 0]);
    if (!awaits) expect(await average()).toBeCloseTo(50);

    const preview = await call(admin, contract.previewAnnulment, {
      params: { id: questionId, examId },
    });
    const effect = { triesQtd: 2, changedTriesQtd: 2, approvedQtd: 1, failedQtd: 0 };
    expect(preview.body).toEqual({ POINT_FOR_ALL: effect, OUT_OF_SCORE: effect });
    expect((await annul(questionId, examId, asked.choice)).status).toBe(200);
    const isOut = asked.choice === 'OUT_OF_SCORE';
    const after = await figures();
    const annulled = { isNoted: false, annulment: { choice: asked.choice, reason } };
    expect(after).toMatchObject([
      { ...annulled, certificatesQtd: 1, result: { isApproved: true, correctAverage: 100 } },
      { ...annulled, certificatesQtd: 0, result: { isApproved: false } },
    ]);
    expect(after.map(({ result }) => result.awaitingQtd)).toEqual([undefined, undefined]);
    const [, { result: failed }] = after as [unknown, { result: { correctAverage: number } }];
    expect(failed.correctAverage).toBeCloseTo(isOut ? 50 : 200 / 3);
    expect(await average()).toBeCloseTo(isOut ? 75 : 250 / 3);

    expect((await undo(questionId, examId)).status).toBe(204);
    const undone = await figures();
    expect(undone.map(({ result, isNoted }) => ({ result, isNoted }))).toEqual(
      before.map(({ result, isNoted }) => ({ result, isNoted })),
    );
    // Completions and certificates stay (product.md Q4).
    expect(undone.map((one) => one.certificatesQtd)).toEqual([1, 0]);
    if (!awaits) expect(await average()).toBeCloseTo(50);
    expect((await undo(questionId, examId)).status).toBe(404);
  });
});

const kinds: QuestionKindName[] = byKind.map(({ kind }) => kind);
it('is tried with all ten kinds', () => {
  expect(new Set(kinds).size).toBe(10);
});

const submitted = async (examId: string, marks: (number | null)[]) => {
  const learner = await aUser(db);
  const { body: attempt } = await call(learner, attempts.startPracticeAttempt, {
    params: { id: examId },
  });
  const { body } = await call(learner, attempts.submitPracticeAttempt, {
    params: { id: attempt.id },
    body: { answers: someAnswers(attempt, marks) },
  });
  const read = async () =>
    (await call(learner, attempts.readAttempt, { params: { id: attempt.id } })).body;
  return { learner, attempt: body, read };
};

describe('an annulment', () => {
  it('is refused without an effect and a reason, in another exam, and where nothing would count', async () => {
    const exam = await aPracticeExam(db, { questions: 2 });
    const [id = '', second = ''] = exam.questionIds;
    const params = { id, examId: exam.id };
    for (const [body, path] of [
      [{ choice: 'POINT_FOR_ALL', reason: ' ' }, 'reason'],
      [{ choice: 'POINT_FOR_ALL', reason: 'x'.repeat(501) }, 'reason'],
      [{ choice: 'BOTH', reason }, 'choice'],
      [{ reason }, 'choice'],
    ] as const) {
      const refused = await call(admin, contract.annulQuestion, { params, body: body as never });
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ path }] } });
    }
    const other = await aPracticeExam(db);
    expect((await annul(id, other.id, 'POINT_FOR_ALL')).status).toBe(404);
    expect((await undo(id, exam.id)).status).toBe(404);
    const { read } = await submitted(exam.id, [0, 1]);
    expect((await annul(id, exam.id, 'OUT_OF_SCORE')).status).toBe(200);
    expect((await read()).result).toMatchObject({ correctAverage: 0, uncountedQtd: 1 });
    expect(await annul(second, exam.id, 'OUT_OF_SCORE')).toMatchObject({
      status: 409,
      body: { code: 'nothing_counts' },
    });
    expect((await annul(second, exam.id, 'POINT_FOR_ALL')).status).toBe(200);
    expect((await read()).result).toMatchObject({ correctAverage: 100, correctQuestionsQtd: 1 });
  });

  it('has one effect when it is sent twice and at once, and counts for attempts under way and later ones', async () => {
    const exam = await aPracticeExam(db, { questions: 2, passingScore: 100 });
    const [id = ''] = exam.questionIds;
    const learner = await aUser(db);
    const params = { id: exam.id };
    const { body: open } = await call(learner, attempts.startPracticeAttempt, { params });
    const [first, second, submittedAttempt] = await Promise.all([
      annul(id, exam.id, 'POINT_FOR_ALL'),
      annul(id, exam.id, 'POINT_FOR_ALL'),
      call(learner, attempts.submitPracticeAttempt, {
        params: { id: open.id },
        body: { answers: someAnswers(open, [1, 0]) },
      }),
    ]);
    expect([first.status, second.status, submittedAttempt.status]).toEqual([200, 200, 200]);
    const { body } = await call(learner, attempts.readAttempt, { params: { id: open.id } });
    expect(body.result).toMatchObject({ isApproved: true, correctAverage: 100 });
    const later = await submitted(exam.id, [1, 0]);
    expect(later.attempt.questions[0]?.annulment).toEqual({ choice: 'POINT_FOR_ALL', reason });
    expect(later.attempt.result).toMatchObject({ isApproved: true, correctQuestionsQtd: 2 });
  });

  it('can be changed, and is in the history, which restores the question and no grades', async () => {
    const exam = await aPracticeExam(db, { questions: 3 });
    const [id = ''] = exam.questionIds;
    const { read } = await submitted(exam.id, [1, 0, 1]);
    await annul(id, exam.id, 'POINT_FOR_ALL');
    expect((await read()).result?.correctAverage).toBeCloseTo(200 / 3);
    await annul(id, exam.id, 'OUT_OF_SCORE');
    expect((await read()).result?.correctAverage).toBe(50);
    const { body: page } = await call(admin, questions.listPracticeExamQuestions, {
      params: { id: exam.id },
    });
    expect(page.items.map(({ annulment }) => annulment)).toEqual([
      { choice: 'OUT_OF_SCORE', reason },
      undefined,
      undefined,
    ]);
    const { body: revisions } = await call(admin, history.readHistory, {
      params: { kind: 'QUESTION', id },
    });
    expect(revisions.items[0]?.differences).toMatchObject([
      { label: 'Anulação', after: `Contas de cabeça (Sai da conta): ${reason}` },
    ]);
    const restored = await call(admin, history.restoreRevision, {
      params: { kind: 'QUESTION', id },
      body: { number: 1 },
    });
    expect(restored.status).toBe(200);
    expect((await read()).result?.correctAverage).toBe(50);
  });

  it('of a question of a bank belongs to the exam that drew it; no exam draws it any more', async () => {
    const bank = await aBank(db);
    const questionIds = await someQuestions(db, { bankId: bank.id }, 2);
    const automatic = { autoGenerate: true, filters: [bank.id], questionsQtd: 2 };
    const [one, other] = [await aPracticeExam(db, automatic), await aPracticeExam(db, automatic)];
    const [inOne, inOther] = [await submitted(one.id, [1, 1]), await submitted(other.id, [1, 1])];
    const [id = ''] = questionIds;
    const { body: asking } = await call(admin, contract.listAnnulments, { params: { id } });
    expect(new Set(asking.map((exam) => exam.id))).toEqual(new Set([one.id, other.id]));
    expect(asking.map(({ triesQtd }) => triesQtd)).toEqual([1, 1]);
    expect((await annul(id, one.id, 'POINT_FOR_ALL')).status).toBe(200);
    expect((await inOne.read()).result).toMatchObject({ correctAverage: 50 });
    expect((await inOther.read()).result).toMatchObject({ correctAverage: 0 });
    const next = await call(await aUser(db), attempts.startPracticeAttempt, {
      params: { id: other.id },
    });
    expect(next.body.questions.map((question) => question.id)).toEqual(questionIds.slice(1));
  });

  it('stays with the exam: a copy has none, and the answer awaits no correction', async () => {
    const open: QuestionGiven = {
      kind: 'OPEN_TEXT',
      alternatives: [],
      task: { kind: 'OPEN_TEXT', maxLength: 100 },
      answerKey: { kind: 'OPEN_TEXT', expected: null },
    };
    const exam = await aPracticeExam(db, { questions: [open, {}] });
    const learner = await aUser(db);
    const params = { id: exam.id };
    const { body: attempt } = await call(learner, attempts.startPracticeAttempt, { params });
    const [id = ''] = exam.questionIds;
    await call(learner, attempts.submitPracticeAttempt, {
      params: { id: attempt.id },
      body: {
        answers: [
          { questionId: id, alternativeId: null, response: { kind: 'OPEN_TEXT', text: 'Oi' } },
        ],
      },
    });
    const awaiting = async () =>
      (await call(admin, corrections.listCorrections, { query: { practiceExamId: exam.id } })).body
        .total;
    expect(await awaiting()).toBe(1);
    await annul(id, exam.id, 'POINT_FOR_ALL');
    expect(await awaiting()).toBe(0);
    const { body: average } = await call(admin, progress.readContentAverage, { params });
    expect(average).toMatchObject({ tries: 1, correctAverage: 50 });
    const { body: statistics } = await call(admin, questions.readPracticeExamStatistics, {
      params,
    });
    expect(statistics.map(({ awaitingQtd }) => awaitingQtd)).toEqual([undefined, undefined]);
    const copy = await call(admin, questions.duplicateQuestion, { params: { id } });
    expect(copy.body.annulment).toBeUndefined();
    await undo(id, exam.id);
    expect(await awaiting()).toBe(1);
    const again = await call(admin, progress.readContentAverage, { params });
    expect(again.body).toMatchObject({ tries: 0, correctAverage: null });
  });
});
