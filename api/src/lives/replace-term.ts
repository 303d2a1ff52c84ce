import type { TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { ReplacedUses } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

export const replaceTerm = (tx: Database, { from, into }: TermReplacement): Promise<ReplacedUses> =>
  tx.one<ReplacedUses<'lives'>>(sql`
    with moved as (
      delete from live_terms where term_id = ${from.id} returning live_id
    ), added as (
      insert into live_terms (live_id, term_id) select live_id, ${into.id} from moved
      on conflict do nothing
      returning live_id
    )
    select jsonb_agg(jsonb_build_object('id', live_id,
      'had_both', live_id not in (select live_id from added))) as lives
    from moved`);
