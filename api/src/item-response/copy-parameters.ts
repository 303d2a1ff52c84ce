import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** The copies of questions have their item parameters, also in a bank, from where an exam gets them (product.md TRI22). */
export async function copyParameters(
  tx: Database,
  { copies }: DomainEvents['questions.copied'],
): Promise<void> {
  await tx.run(sql`
    insert into question_parameters (question_id, a, b, c, source, sample, error, item_code, key, ability)
    select copied.id, a, b, c, source, sample, error, item_code, key, ability
    from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as copied (id uuid, "originalId" uuid)
    join question_parameters on question_id = copied."originalId"`);
}
