import { infeasibility } from '../questions/question-bank.ts';
import { createFinding, type Finding } from './publication.ts';
import { mergeVerifications, type Verification } from './verification.ts';
import {
  verifyTexts,
  textsOfQuestion,
  type ParseText,
  type VerifiedQuestion,
  type TextHolder,
} from './verify-texts.ts';

/** What asks questions: its own, or those that its filters draw. */
export interface QuestionSource {
  isDrawn: boolean;
  questionsQtd: number | null;
  /** Of what is drawn: how many there are to draw from once the thing is published. */
  matchingQtd: number;
  questions: readonly VerifiedQuestion[];
}

export function verifyQuestions(
  of: Pick<TextHolder, 'name' | 'place'>,
  asking: QuestionSource,
  read: ParseText,
): Verification {
  if (asking.isDrawn) return { findings: findingsOfDraw(of, asking), addresses: [] };
  if (asking.questions.length === 0) {
    const none = createFinding(
      'QUESTIONS_MISSING',
      `${of.name}: ainda não há nenhuma questão.`,
      of.place,
    );
    return { findings: [none], addresses: [] };
  }
  return mergeVerifications(
    asking.questions.map((question, index) =>
      verifyTexts(textsOfQuestion(question, index + 1, of), read),
    ),
  );
}

function findingsOfDraw(
  { name, place }: Pick<TextHolder, 'name' | 'place'>,
  { matchingQtd, questionsQtd }: QuestionSource,
): Finding[] {
  const problem = infeasibility(matchingQtd, questionsQtd ?? 1);
  return problem
    ? [createFinding('DRAW_IMPOSSIBLE', `${name}: ${lowerFirst(problem)}`, place)]
    : [];
}

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
