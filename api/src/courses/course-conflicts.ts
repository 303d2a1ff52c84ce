import { Refusal } from '@sabia/domain/refusal.ts';
import { lock, sql, violatedConstraint, type Database } from '../platform/db/database.ts';
import type { ReferenceKind } from '../taxonomy/taxonomy.queries.ts';

/** Turns a violation of the unique slug into a refusal; the constraint decides races. */
export function refuseTakenSlug(error: unknown): never {
  if (violatedConstraint(error) !== 'courses_slug') throw error;
  throw new Refusal('slug_taken', {
    errors: [{ path: 'slug', message: 'Já existe um curso com este slug.' }],
  });
}

/** The field of a kind of reference, by the names of the full form or of the simple one. */
export const fieldOf =
  (sent: object) =>
  (kind: ReferenceKind): string => {
    const name = singular[kind];
    return name in sent ? name : kind;
  };

const singular = {
  categories: 'category',
  levels: 'level',
  skills: 'skills',
  instructors: 'instructors',
} as const;

/** Makes room for another tutorial, as there is only one. The last of several concurrent requests wins. */
export async function yieldTutorial(tx: Database): Promise<void> {
  await lock(tx, 'tutorial');
  await tx.run(sql`update courses set is_tutorial = false where is_tutorial`);
}
