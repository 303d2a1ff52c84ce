import type { TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Replaces a term in the metadata of questions. */
export async function replaceTerm(
  tx: Database,
  { kind, from, into }: TermReplacement,
): Promise<void> {
  if (kind === 'skills') return;
  const column = kind === 'categories' ? sql`category_id` : sql`level_id`;
  await tx.run(sql`update questions set ${column} = ${into.id} where ${column} = ${from.id}`);
}
