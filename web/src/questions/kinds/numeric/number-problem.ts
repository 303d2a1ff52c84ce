import { readNumber } from '@sabia/domain/questions/kinds/read-number.ts';
import type { ResponseOf, TaskOf } from '@sabia/domain/questions/question-kind.ts';

export const numberProblem = (
  { unit }: TaskOf<'NUMERIC'>,
  { value }: ResponseOf<'NUMERIC'>,
): string | null => (readNumber(value, unit) === null ? 'Escreva um número, como 12,5.' : null);
