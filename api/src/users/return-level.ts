import type { ReturnedTerm } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { mergedUses } from '../taxonomy/taxonomy.queries.ts';

/** Undoes `replaceLevel` for users who still have the other level. */
export async function returnLevel(
  tx: Database,
  { mergeId, from, into, parts }: ReturnedTerm,
): Promise<number> {
  if (!parts.includes('learners')) return 0;
  return tx.run(sql`
    update users set level = ${from}
    from jsonb_to_recordset(${mergedUses(mergeId, 'learners')}) as merged(id uuid)
    where users.id = merged.id and level = ${into}`);
}
