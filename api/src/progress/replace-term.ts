import type { TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Replaces a category in the first answers of learners. */
export async function replaceTerm(
  tx: Database,
  { kind, from, into }: TermReplacement,
): Promise<void> {
  if (kind !== 'categories') return;
  await tx.run(
    sql`update first_answers set category_id = ${into.id} where category_id = ${from.id}`,
  );
}
