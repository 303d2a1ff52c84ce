import type { TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import { sql, type Database } from '../platform/db/database.ts';

export async function replaceTerm(tx: Database, { from, into }: TermReplacement): Promise<void> {
  await tx.run(sql`
    with moved as (
      delete from live_terms where term_id = ${from.id} returning live_id
    )
    insert into live_terms (live_id, term_id) select live_id, ${into.id} from moved
    on conflict do nothing`);
}
