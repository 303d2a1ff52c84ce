import type { TrailContentKind } from '@sabia/domain/trails/trail.ts';
import { oneOf } from '../../../platform/search-params.ts';

/** The kind of items in the picker: `?adicionar=live`. */
export interface ItemSearch {
  adicionar?: TrailContentKind | undefined;
}

/** In the order of the tabs. Not taken from the domain, whose file brings zod into the routes. */
export const newItemKinds = [
  'course',
  'live',
  'practice-exam',
] as const satisfies readonly TrailContentKind[];

export const itemSearch = (given: Record<string, unknown>): ItemSearch => ({
  adicionar: oneOf(newItemKinds, given.adicionar),
});
