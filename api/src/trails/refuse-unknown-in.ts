import type { TrailChanges } from '@sabia/domain/trails/trail.ts';
import type { Database } from '../platform/db/database.ts';
import { refuseUnknownReferences } from '../taxonomy/refuse-unknown-references.ts';

const fields = {
  categories: 'category',
  levels: 'level',
  skills: 'skill',
  instructors: 'instructors',
} as const;

/** Refuses ids of unknown terms and instructors as mistakes of their fields (product.md API9). */
export const refuseUnknownIn = (
  tx: Database,
  { category, level, instructors }: TrailChanges,
): Promise<void> =>
  refuseUnknownReferences(tx, {
    categories: category ? [category] : [],
    levels: level ? [level] : [],
    instructors,
    pathOf: (kind) => fields[kind],
  });
