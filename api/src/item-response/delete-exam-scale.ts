import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';

/** Deletes a scale of the school. Refuses with `scale_in_use`. */
export async function deleteExamScale(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    // The lock keeps an exam from taking the scale meanwhile.
    orNotFound(await tx.maybe(sql`select from exam_scales where id = ${id} and is_own for update`));
    const deleted = await tx.run(sql`
      delete from exam_scales where id = ${id}
        and not exists (select from exam_scorings where scale_id = ${id})`);
    if (deleted === 0) throw new Refusal('scale_in_use');
  });
}
