import type { ReturnedTerm } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { mergedUses } from '../taxonomy/taxonomy.queries.ts';

/** Undoes `replaceTerm` for learners whose first answers still have the other category. */
export async function returnTerm(
  tx: Database,
  { mergeId, from, into, parts }: ReturnedTerm,
): Promise<number> {
  if (!parts.includes('firstAnswers')) return 0;
  return tx.run(sql`
    update first_answers set category_id = ${from}
    from jsonb_to_recordset(${mergedUses(mergeId, 'firstAnswers')}) as merged(id uuid)
    where user_id = merged.id and category_id = ${into}`);
}
