import type { CourseChanges } from '@sabia/domain/courses/course.ts';
import { messages } from '@sabia/domain/messages.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import { lock, sql, violatedConstraint, type Database } from '../platform/db/database.ts';
import { unknownTerms } from '../taxonomy/taxonomy.queries.ts';

/** Turns a violation of the unique slug into a refusal; the constraint decides races. */
export function refuseTakenSlug(error: unknown): never {
  if (violatedConstraint(error) !== 'courses_slug') throw error;
  throw new Refusal('slug_taken', {
    errors: [{ path: 'slug', message: 'Já existe um curso com este slug.' }],
  });
}

/** Field names of the simple form. */
export const singular = { categories: 'category', levels: 'level', skills: 'skills' } as const;

/** Refuses unknown term ids as errors of their fields (product.md API9). */
export async function refuseUnknownTerms(
  tx: Database,
  changes: CourseChanges,
  pathOf = (kind: TaxonomyKind): string => kind,
): Promise<void> {
  const { categories = [], levels = [], skills = [] } = changes;
  const unknown = await unknownTerms(tx, { categories, levels, skills });
  if (unknown.length === 0) return;
  throw new Refusal('invalid_input', {
    errors: unknown.map(({ kind }) => ({ path: pathOf(kind), message: messages.unknownId })),
  });
}

/** Makes room for another tutorial, as there is only one. The last of several concurrent requests wins. */
export async function yieldTutorial(tx: Database): Promise<void> {
  await lock(tx, 'tutorial');
  await tx.run(sql`update courses set is_tutorial = false where is_tutorial`);
}
