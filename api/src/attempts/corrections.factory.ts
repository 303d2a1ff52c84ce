import type { QuestionGiven } from '../questions/questions.factory.ts';
import type { Database } from '../platform/db/database.ts';
import { aPracticeExam, type PracticeExamGiven } from '../practice-exams/practice-exams.factory.ts';
import { practiceExam } from './attempts.factory.ts';
import { findPracticeExam } from './exams.queries.ts';
import { openAttempt } from './open-attempt.ts';
import { submitAttempt } from './submit-attempt.ts';

/** A question whose answers are corrected by people. */
export const anOpenText: QuestionGiven = {
  kind: 'OPEN_TEXT',
  statement: '<p>Por que o céu é azul?</p>',
  alternatives: [],
  task: { kind: 'OPEN_TEXT', maxLength: 500 },
  answerKey: { kind: 'OPEN_TEXT', expected: '<p>O ar espalha mais a luz azul.</p>' },
};

/** The answer of a learner to the open text of a practice exam of its own. It awaits its correction. */
export async function anAnswerToCorrect(
  db: Database,
  { id: userId }: { id: string },
  given: PracticeExamGiven = {},
): Promise<{ attemptId: string; questionId: string; practiceExamId: string }> {
  const { id: practiceExamId, questionIds } = await aPracticeExam(db, {
    questions: [anOpenText],
    ...given,
  });
  const [questionId = ''] = questionIds;
  const now = new Date();
  const attemptId = await db.transaction(async (tx) => {
    const found = await findPracticeExam(tx, { id: practiceExamId, userId, foreignLanguage: null });
    if (!found) throw new Error('no practice exam');
    const place = { userId, ...practiceExam(practiceExamId), foreignLanguage: null };
    const { id } = await openAttempt(tx, { place, exam: found.exam }, { now });
    const response = { kind: 'OPEN_TEXT' as const, text: 'Porque o ar espalha a luz.' };
    const answer = { questionId, alternativeId: null, response };
    await submitAttempt(tx, { id, userId, answers: [answer] }, { now });
    return id;
  });
  return { attemptId, questionId, practiceExamId };
}
