import type { CourseChanges } from '@sabia/domain/courses/course.ts';
import { messages } from '@sabia/domain/messages.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import { lock, sql, violatedConstraint, type Database } from '../platform/db/database.ts';
import { unknownTerms } from '../taxonomy/taxonomy.queries.ts';

/** The database knows which slugs are taken, also when two courses ask at once. */
export function refuseTakenSlug(error: unknown): never {
  if (violatedConstraint(error) !== 'courses_slug') throw error;
  throw new Refusal('slug_taken', {
    errors: [{ path: 'slug', message: 'Já existe um curso com este slug.' }],
  });
}

/** Ids that point to nothing are a mistake of their field (product.md API9). */
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

/** There is one tutorial: another course becomes it, and the last who asks for it when several do. */
export async function yieldTutorial(tx: Database): Promise<void> {
  await lock(tx, 'tutorial');
  await tx.run(sql`update courses set is_tutorial = false where is_tutorial`);
}
