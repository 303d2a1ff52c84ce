import { messages } from '@sabia/domain/messages.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { TrailChanges } from '@sabia/domain/trails/trail.ts';
import type { Database } from '../platform/db/database.ts';
import { unknownTerms } from '../taxonomy/taxonomy.queries.ts';

const fields = { categories: 'category', levels: 'level', skills: 'skill' } as const;

/** Refuses ids of unknown terms as mistakes of their fields (product.md API9). */
export async function refuseUnknownTerms(
  tx: Database,
  { category, level }: TrailChanges,
): Promise<void> {
  const unknown = await unknownTerms(tx, {
    categories: category ? [category] : [],
    levels: level ? [level] : [],
    skills: [],
  });
  if (unknown.length === 0) return;
  throw new Refusal('invalid_input', {
    errors: unknown.map(({ kind }) => ({ path: fields[kind], message: messages.unknownId })),
  });
}
