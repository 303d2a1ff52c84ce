import { infeasibility } from '../questions/question-bank.ts';
import { found, type Finding } from './publication.ts';
import { together, type Verification } from './verification.ts';
import {
  verifyWritten,
  writtenQuestion,
  type ReadText,
  type VerifiedQuestion,
  type Written,
} from './written-text.ts';

/** What asks questions: its own, or those that its filters draw. */
export interface Asking {
  isDrawn: boolean;
  questionsQtd: number | null;
  /** Of what is drawn: how many there are to draw from once the thing is published. */
  matchingQtd: number;
  questions: readonly VerifiedQuestion[];
}

export function verifyQuestions(
  of: Pick<Written, 'name' | 'place'>,
  asking: Asking,
  read: ReadText,
): Verification {
  if (asking.isDrawn) return { findings: undrawable(of, asking), addresses: [] };
  if (asking.questions.length === 0) {
    const none = found('QUESTIONS_MISSING', `${of.name}: ainda não há nenhuma questão.`, of.place);
    return { findings: [none], addresses: [] };
  }
  return together(
    asking.questions.map((question, index) =>
      verifyWritten(writtenQuestion(question, index + 1, of), read),
    ),
  );
}

function undrawable(
  { name, place }: Pick<Written, 'name' | 'place'>,
  { matchingQtd, questionsQtd }: Asking,
): Finding[] {
  const problem = infeasibility(matchingQtd, questionsQtd ?? 1);
  return problem ? [found('DRAW_IMPOSSIBLE', `${name}: ${lowerFirst(problem)}`, place)] : [];
}

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
