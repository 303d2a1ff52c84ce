import type { ReturnedTerm } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { mergedUses } from '../taxonomy/taxonomy.queries.ts';

/** Undoes `replaceTerm` for questions that still have the other term. */
export async function returnTerm(
  tx: Database,
  { mergeId, kind, from, into, parts }: ReturnedTerm,
): Promise<number> {
  if (!parts.includes('questions')) return 0;
  const column = kind === 'categories' ? sql`category_id` : sql`level_id`;
  return tx.run(sql`
    update questions set ${column} = ${from}
    from jsonb_to_recordset(${mergedUses(mergeId, 'questions')}) as merged(id uuid)
    where questions.id = merged.id and ${column} = ${into}`);
}
