import { messages } from '@sabia/domain/messages.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Database } from '../platform/db/database.ts';
import { lockTerms, unknownTerms } from '../taxonomy/taxonomy.queries.ts';

const fieldOf = { categories: 'categoryId', levels: 'levelId', skills: '' } as const;

interface Terms {
  categoryId?: string | null | undefined;
  levelId?: string | null | undefined;
  /** Prefix of the field paths in the errors. */
  place?: string;
}

/** Refuses a category or level that is not there. Locks the taxonomy, where there is one. */
export async function refuseUnknownTerms(
  tx: Database,
  { categoryId, levelId, place = '' }: Terms,
): Promise<void> {
  if (!categoryId && !levelId) return;
  await lockTerms(tx);
  const unknown = await unknownTerms(tx, {
    categories: categoryId ? [categoryId] : [],
    levels: levelId ? [levelId] : [],
    skills: [],
  });
  if (unknown.length === 0) return;
  const errors = unknown.map(({ kind }) => ({
    path: `${place}${fieldOf[kind]}`,
    message: messages.unknownId,
  }));
  throw new Refusal('invalid_input', { errors });
}
