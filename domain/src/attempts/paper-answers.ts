import type { ForeignLanguage } from '../item-response/booklet.ts';

/** The place in which answers were given: an answer card, or a phone. */
export const readSources = ['PAPER', 'PHONE'] as const;
export type ReadSource = (typeof readSources)[number];

/** The mark of a question on paper: the place of an alternative from 0 on, two marks, or none. */
export type PaperMark = number | 'double' | null;

/**
 * The alternative of an answer with two marks, or of one without an alternative of its own: it is none of the question's, so
 * that the answer is given and wrong.
 */
export const noAlternative = '00000000-0000-4000-8000-000000000000';

/** The alternative of a mark; null: blank. */
export function alternativeOfMark(
  alternatives: readonly { id: string }[],
  mark: PaperMark,
): string | null {
  if (mark === null) return null;
  if (mark === 'double') return noAlternative;
  return alternatives[mark]?.id ?? noAlternative;
}

/**
 * The foreign language of answers on paper, where all questions of both languages have a line: the one with more marks;
 * of as many marks the first. Null without questions of a language.
 */
export function languageOfMarks(
  questions: readonly { language: ForeignLanguage | null; mark: PaperMark }[],
): ForeignLanguage | null {
  if (questions.every(({ language }) => language === null)) return null;
  const marksIn = (asked: ForeignLanguage) =>
    questions.filter(({ language, mark }) => language === asked && mark !== null).length;
  return marksIn(1) > marksIn(0) ? 1 : 0;
}
