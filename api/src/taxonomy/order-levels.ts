import { Refusal } from '@sabia/domain/refusal.ts';
import type { LevelOrder } from '@sabia/domain/taxonomy/taxonomy.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { changeTaxonomy } from './change-taxonomy.ts';

/** Sets the order of all levels, so that repetitions change nothing and two orders never mix. */
export const orderLevels = (db: Database, { ids }: LevelOrder): Promise<LevelOrder> =>
  changeTaxonomy(db, async (tx) => {
    const ordered = await tx.run(sql`
      update terms set position = asked.position - 1
      from unnest(${ids}::uuid[]) with ordinality as asked(id, position)
      where terms.id = asked.id and terms.kind = 'levels'`);
    const { total } = await tx.one<{ total: number }>(sql`
      select count(*) as total from terms where kind = 'levels'`);
    if (ordered !== total || ordered !== ids.length) {
      throw new Refusal('conflict', {
        detail: 'Os níveis mudaram enquanto isso. Recarregue a página e ordene de novo.',
      });
    }
    return { ids };
  });
