import type { StoredOwner } from '@sabia/domain/questions/questions-owner.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findOwner, isOwnedBy } from './questions.queries.ts';

/**
 * Sets the whole order in one statement: repeatable, and concurrent orders do not mix. Without a join, whose plan
 * depends on estimates: thousands of questions took seconds where the table was not analysed yet.
 */
export async function orderQuestions(
  tx: Database,
  owner: StoredOwner,
  { questionIds }: { questionIds: string[] },
): Promise<{ questionIds: string[] }> {
  orNotFound(await findOwner(tx, owner));
  const ordered = await tx.run(sql`
      update questions set position = array_position(${questionIds}::uuid[], questions.id) - 1
      where questions.id = any(${questionIds}::uuid[]) and questions.deleted_at is null
        and ${isOwnedBy(owner)}`);
  const { total } = await tx.one<{ total: number }>(sql`
      select count(*) as total from questions where deleted_at is null and ${isOwnedBy(owner)}`);
  if (ordered !== total || ordered !== new Set(questionIds).size) {
    throw new Refusal('conflict', {
      detail: 'As questões mudaram enquanto isso. Recarregue a página e ordene de novo.',
    });
  }
  return { questionIds };
}
