import type { TaskOf } from '@sabia/domain/questions/question-kind.ts';
import type { ReportSimplified } from './exported-question.ts';

/** True for right minus wrong, which weights can say; all or nothing they can't. */
export function reportChoiceScoring(
  { scoring }: TaskOf<'MULTIPLE_CHOICE'>,
  rightOptionIds: readonly string[],
  simplify: ReportSimplified,
): boolean {
  const isMinus = scoring === 'RIGHT_MINUS_WRONG';
  if (!isMinus && rightOptionIds.length > 1) {
    simplify('em “tudo ou nada”, parte das certas já vale pontos em outros programas.');
  }
  return isMinus;
}

export function reportTruthScoring(
  { scoring }: TaskOf<'TRUE_FALSE'>,
  simplify: ReportSimplified,
): void {
  if (scoring !== 'PER_ITEM') {
    simplify('certo ou errado vai como associação, em que cada item certo vale a sua parte.');
  }
}

export function reportWordComparison(
  { ignoresAccents, allowsTypo }: TaskOf<'SHORT_TEXT' | 'GAPS'>,
  simplify: ReportSimplified,
): void {
  if (!ignoresAccents) simplify('a exigência de acentos não está no arquivo.');
  if (allowsTypo) simplify('a tolerância a um erro de digitação não está no arquivo.');
}

const usualLength = 5000;

export function reportLength({ maxLength }: TaskOf<'OPEN_TEXT'>, simplify: ReportSimplified): void {
  if (maxLength !== usualLength) simplify('o limite de caracteres não está no arquivo.');
}
