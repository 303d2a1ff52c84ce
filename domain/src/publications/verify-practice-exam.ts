import type { Place } from './publication.ts';
import { verifyQuestions, type Asking } from './verify-questions.ts';
import type { Verification } from './verification.ts';
import type { ReadText } from './written-text.ts';

/** A practice exam has no cover and no hours: it is its questions. */
export function verifyPracticeExam(exam: Asking, read: ReadText): Verification {
  const place: Place = { tab: exam.isDrawn ? 'SETTINGS' : 'CONTENT' };
  return verifyQuestions({ name: 'Exercício', place }, exam, read);
}
