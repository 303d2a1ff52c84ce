import { messages } from '@sabia/domain/messages.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { unknownTerms } from '../taxonomy/taxonomy.queries.ts';

/** Sets the categories of a live. */
export async function setCategories(
  tx: Database,
  liveId: string,
  categories: readonly string[],
): Promise<void> {
  const unknown = await unknownTerms(tx, { categories, levels: [], skills: [] });
  if (unknown.length > 0) throw invalid('categories', messages.unknownId);
  await tx.run(sql`
    with removed as (
      delete from live_terms where live_id = ${liveId} and not term_id = any(${categories}::uuid[])
    )
    insert into live_terms (live_id, term_id) select ${liveId}, unnest(${categories}::uuid[])
    on conflict do nothing`);
}
