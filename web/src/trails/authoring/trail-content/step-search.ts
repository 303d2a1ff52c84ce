import type { TrailContentKind } from '@sabia/domain/trails/trail.ts';
import { oneOf } from '../../../platform/search-params.ts';

/** Which kind of step is being looked for, beside the list: `?adicionar=live`. */
export interface StepSearch {
  adicionar?: TrailContentKind | undefined;
}

/** In the order in which they are offered. The schemas, which know them too, are heavy. */
export const newStepKinds = [
  'course',
  'live',
  'practice-exam',
] as const satisfies readonly TrailContentKind[];

export const stepSearch = (given: Record<string, unknown>): StepSearch => ({
  adicionar: oneOf(newStepKinds, given.adicionar),
});
