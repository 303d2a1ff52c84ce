import type { TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Replaces the level of users. */
export async function replaceLevel(
  tx: Database,
  { kind, from, into }: TermReplacement,
): Promise<void> {
  if (kind !== 'levels') return;
  await tx.run(sql`update users set level = ${into.id} where level = ${from.id}`);
}
