import type { StoredOwner } from '@sabia/domain/questions/questions-owner.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { isOwnedBy, ownerRow } from './question-owners.queries.ts';

/**
 * Sets the whole order in one statement: repeatable, and concurrent orders do not mix. Without a join, whose plan
 * depends on estimates: thousands of questions took seconds where the table was not analysed yet.
 */
export async function orderQuestions(
  tx: Database,
  { owner, questionIds }: { owner: StoredOwner; questionIds: string[] },
): Promise<{ questionIds: string[] }> {
  const { ordered, total } = orNotFound(
    await tx.maybe<{ ordered: number; total: number }>(sql`
      with ordered as (
        update questions set position = array_position(${questionIds}::uuid[], questions.id) - 1
        where questions.id = any(${questionIds}::uuid[]) and questions.deleted_at is null
          and ${isOwnedBy(owner)}
        returning questions.id
      )
      select (select count(*) from ordered) as ordered,
        (select count(*) from questions where deleted_at is null and ${isOwnedBy(owner)}) as total
      from (${ownerRow(owner)}) owner`),
  );
  if (ordered !== total || ordered !== new Set(questionIds).size) {
    throw new Refusal('conflict', {
      detail: 'As questões mudaram enquanto isso. Recarregue a página e ordene de novo.',
    });
  }
  return { questionIds };
}
