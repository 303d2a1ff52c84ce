import type { ResponseOf, TaskOf } from '@sabia/domain/questions/question-kind.ts';
import { addressProblem } from '../address-problem.ts';

export const gapsProblem = (_task: TaskOf<'GAPS'>, { gaps }: ResponseOf<'GAPS'>): string | null =>
  addressProblem(...gaps.flatMap(({ text }) => text ?? []));
