import type { TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { ReplacedUses } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

export async function replaceTerm(
  tx: Database,
  { kind, from, into }: TermReplacement,
): Promise<ReplacedUses> {
  if (kind === 'skills') return {};
  const column = kind === 'categories' ? sql`category_id` : sql`level_id`;
  return {
    trails: await tx.many<{ id: string }>(sql`
      update trails set ${column} = ${into.id} where ${column} = ${from.id} returning id`),
  };
}
