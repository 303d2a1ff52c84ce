import { count } from '../ui/words/plural.ts';
import type { ExamSettings } from './attempts.api.ts';

/** Tells that an attempt has fewer questions than its exam asks for, because a draw found no more; else null (product.md Q38). */
export function shortAttemptWords(
  attempt: { questionsQtd: number },
  {
    questionsQtd,
    hasLanguageChoice,
    autoGenerate,
  }: Pick<ExamSettings, 'questionsQtd' | 'hasLanguageChoice' | 'autoGenerate'>,
): string | null {
  // The questions of one language may be fewer than those of the other.
  if (!autoGenerate || hasLanguageChoice || attempt.questionsQtd >= questionsQtd) return null;
  return `Esta tentativa ficou com ${count(attempt.questionsQtd, 'questão', 'questões')}; eram previstas ${questionsQtd}.`;
}
