import type { TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** The level that the levelling exam found has become another one. */
export async function replaceLevel(tx: Database, { from, into }: TermReplacement): Promise<void> {
  await tx.run(sql`update users set level = ${into.id} where level = ${from.id}`);
}
