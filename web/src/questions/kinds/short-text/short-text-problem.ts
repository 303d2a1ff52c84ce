import type { ResponseOf, TaskOf } from '@sabia/domain/questions/question-kind.ts';
import { addressProblem } from '../address-problem.ts';

export const shortTextProblem = (
  _task: TaskOf<'SHORT_TEXT'>,
  { text }: ResponseOf<'SHORT_TEXT'>,
): string | null => addressProblem(text);
