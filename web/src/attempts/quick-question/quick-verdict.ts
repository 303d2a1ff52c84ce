import { creditKindOf, creditWords } from '../credit-words.ts';
import { alternativeLetters } from '../letters.ts';
import type { QuickAnswer } from './quick-answers.ts';

/** The result of an attempt in a few words; null while an answer is missing. */
export function verdictOf(
  answers: readonly QuickAnswer[],
): { isRight: boolean; text: string } | null {
  const graded = answers.flatMap(({ graded: grade }) => grade ?? []);
  const [first] = answers;
  if (!first || graded.length < answers.length) return null;
  const right = graded.filter(({ isCorrect }) => isCorrect).length;
  const isRight = right === answers.length;
  const isAwaiting = graded.some((one) => creditKindOf(one) === 'awaiting');
  if (answers.length > 1) return { isRight, text: `${right} de ${answers.length} certas` };
  if (isAwaiting) return { isRight: true, text: 'Aguardando correção' };
  if (isRight) return { isRight, text: 'Você acertou' };
  if (first.question.task) return { isRight, text: first.graded ? creditWords(first.graded) : '' };
  const at = first.question.alternatives.findIndex(
    ({ id }) => id === first.graded?.correctAlternativeId,
  );
  return { isRight, text: `A certa é a ${alternativeLetters[at] ?? 'outra'}` };
}
