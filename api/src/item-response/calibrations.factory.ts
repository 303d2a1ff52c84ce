import type { QuestionResponse } from '@sabia/domain/questions/question-kind.ts';
import { aSubmittedAttempt } from '../attempts/attempts.factory.ts';
import type { Database } from '../platform/db/database.ts';
import { aPracticeExam, type MadePracticeExam } from '../practice-exams/practice-exams.factory.ts';
import type { QuestionGiven } from '../questions/questions.factory.ts';
import { aUser } from '../users/users.factory.ts';
import { requestCalibration, runCalibrations } from './calibrate-exams.ts';
import { giveScale } from './exam-scores.factory.ts';

/**
 * A practice exam with submitted first attempts of learners. The first of its questions is the easiest, and the last
 * one is answered right by everybody.
 */
export async function anAnsweredExam(
  db: Database,
  { learnersQtd = 32, now = new Date() }: { learnersQtd?: number; now?: Date } = {},
): Promise<MadePracticeExam> {
  const exam = await aPracticeExam(db, { questions: 4 });
  const learners = await Promise.all(Array.from({ length: learnersQtd }, () => aUser(db)));
  for (const [at, { id: userId }] of learners.entries()) {
    // Of eight learners six answer the first right, four the second, two the third; the order differs.
    const choices = [at % 8 < 6 ? 0 : 1, (at * 3) % 8 < 4 ? 0 : 1, (at * 5) % 8 < 2 ? 0 : 1, 0];
    await aSubmittedAttempt(db, { userId, practiceExamId: exam.id }, { choices, now });
  }
  return exam;
}

/** Three numeric questions and one of open text, answered by 32 learners; the first is the easiest. */
export async function anExamOfOtherKinds(db: Database, now: Date): Promise<MadePracticeExam> {
  const numeric: QuestionGiven = {
    kind: 'NUMERIC',
    alternatives: [],
    task: { kind: 'NUMERIC', unit: null },
    answerKey: { kind: 'NUMERIC', value: 4, tolerance: 0 },
  };
  const openText: QuestionGiven = {
    kind: 'OPEN_TEXT',
    alternatives: [],
    task: { kind: 'OPEN_TEXT', maxLength: 500 },
    answerKey: { kind: 'OPEN_TEXT', expected: null },
  };
  const exam = await aPracticeExam(db, { questions: [numeric, numeric, numeric, openText] });
  const learners = await Promise.all(Array.from({ length: 32 }, () => aUser(db)));
  for (const [at, { id: userId }] of learners.entries()) {
    const isRight = [at % 8 < 6, (at * 3) % 8 < 4, (at * 5) % 8 < 2];
    const responses: QuestionResponse[] = [
      ...isRight.map((right) => ({ kind: 'NUMERIC' as const, value: right ? '4' : '5' })),
      { kind: 'OPEN_TEXT', text: 'Porque sim.' },
    ];
    await aSubmittedAttempt(db, { userId, practiceExamId: exam.id }, { responses, now });
  }
  return exam;
}

/** A practice exam whose calibration can be accepted. */
export async function aCalibratedExam(db: Database): Promise<MadePracticeExam> {
  const exam = await anAnsweredExam(db);
  await giveScale(db, exam, ({ kind }) => kind === 'ITEM_RESPONSE');
  await requestCalibration(db, exam.id, { now: new Date() });
  await runCalibrations(db, { clock: () => new Date() });
  return exam;
}
