import { lowerFirst } from '../lower-first.ts';
import { problemsOfDraw } from '../questions/draw-problems.ts';
import type { DrawQuota } from '../questions/draw-quotas.ts';
import type { QuotaGroup } from '../questions/quota-flow.ts';
import { createFinding, type Finding } from './publication.ts';
import { mergeVerifications, type Verification } from './verification.ts';
import {
  verifyTexts,
  textsOfQuestion,
  type ParseText,
  type VerifiedQuestion,
  type TextHolder,
} from './verify-texts.ts';

/** The questions of a content or practice exam: its own, or drawn by filters. */
export interface QuestionSource {
  isDrawn: boolean;
  questionsQtd: number | null;
  drawQuotas: readonly DrawQuota[];
  /** The questions that match the filters after publication, by the quotas that they meet. */
  matching: readonly QuotaGroup[];
  questions: readonly VerifiedQuestion[];
}

export function verifyQuestions(
  of: Pick<TextHolder, 'name' | 'location'>,
  source: QuestionSource,
  parse: ParseText,
): Verification {
  if (source.isDrawn) return { findings: findingsOfDraw(of, source), addresses: [] };
  if (source.questions.length === 0) {
    const none = createFinding(
      'QUESTIONS_MISSING',
      `${of.name}: ainda não há nenhuma questão.`,
      of.location,
    );
    return { findings: [none], addresses: [] };
  }
  return mergeVerifications(
    source.questions.map((question, index) =>
      verifyTexts(textsOfQuestion(question, index + 1, of), parse),
    ),
  );
}

function findingsOfDraw(
  { name, location }: Pick<TextHolder, 'name' | 'location'>,
  { drawQuotas, matching, questionsQtd }: QuestionSource,
): Finding[] {
  return problemsOfDraw({ questionsQtd: questionsQtd ?? 1, drawQuotas }, matching).map(
    ({ message }) => createFinding('DRAW_IMPOSSIBLE', `${name}: ${lowerFirst(message)}`, location),
  );
}
