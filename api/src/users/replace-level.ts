import type { TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { ReplacedUses } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Replaces the level of users. */
export async function replaceLevel(
  tx: Database,
  { kind, from, into }: TermReplacement,
): Promise<ReplacedUses> {
  if (kind !== 'levels') return {};
  return {
    learners: await tx.many(sql`
      update users set level = ${into.id} where level = ${from.id} returning id`),
  };
}
