import type { TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { ReplacedUses } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Replaces a category in the first answers of learners. */
export async function replaceTerm(
  tx: Database,
  { kind, from, into }: TermReplacement,
): Promise<ReplacedUses> {
  if (kind !== 'categories') return {};
  return {
    firstAnswers: await tx.many<{ id: string }>(sql`
      update first_answers set category_id = ${into.id} where category_id = ${from.id}
      returning user_id as id`),
  };
}
