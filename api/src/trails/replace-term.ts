import type { TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import { sql, type Database } from '../platform/db/database.ts';

export async function replaceTerm(tx: Database, { from, into }: TermReplacement): Promise<void> {
  await tx.run(sql`
    update trails set
      category_id = case when category_id = ${from.id} then ${into.id} else category_id end,
      level_id = case when level_id = ${from.id} then ${into.id} else level_id end
    where ${from.id}::uuid in (category_id, level_id)`);
}
