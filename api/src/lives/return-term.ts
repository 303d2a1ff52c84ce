import type { ReturnedTerm } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { mergedUses } from '../taxonomy/taxonomy.queries.ts';

/** Undoes `replaceTerm` for lives that still have the other term. */
export async function returnTerm(
  tx: Database,
  { mergeId, from, into, parts }: ReturnedTerm,
): Promise<number> {
  if (!parts.includes('lives')) return 0;
  return tx.run(sql`
    with kept as (
      select id, had_both
      from jsonb_to_recordset(${mergedUses(mergeId, 'lives')}) as merged(id uuid, had_both boolean)
      join live_terms on live_id = id and term_id = ${into}
    ), taken as (
      delete from live_terms using kept where live_id = kept.id and term_id = ${into} and not had_both
    )
    insert into live_terms (live_id, term_id) select id, ${from} from kept
    on conflict do nothing`);
}
