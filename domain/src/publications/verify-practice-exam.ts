import type { AdminLocation } from './publication.ts';
import { verifyQuestions, type QuestionSource } from './verify-questions.ts';
import type { Verification } from './verification.ts';
import type { ParseText } from './verify-texts.ts';

/** A practice exam has no cover and no hours; only its questions are verified. */
export function verifyPracticeExam(exam: QuestionSource, parse: ParseText): Verification {
  const location: AdminLocation = { tab: exam.isDrawn ? 'SETTINGS' : 'CONTENT' };
  return verifyQuestions({ name: 'Simulado', location }, exam, parse);
}
