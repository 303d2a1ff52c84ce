import type { InstructorUsage } from '@sabia/domain/instructors/instructor.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { describeTermUsage } from '@sabia/domain/taxonomy/term-usage.ts';
import { emit } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeTaxonomy } from '../taxonomy/change-taxonomy.ts';
import { instructorUsage } from './instructors.queries.ts';

/**
 * Deletes an instructor; a used one is refused unless `detach` is true (product.md K6), which takes the deletion back.
 */
export const deleteInstructor = (
  db: Database,
  { id, detach }: { id: string; detach: boolean },
): Promise<void> =>
  changeTaxonomy(db, async (tx) => {
    const { name, usage } = orNotFound(
      await tx.maybe<{ name: string; usage: InstructorUsage }>(sql`
        delete from instructors where id = ${id}
        returning instructors.name, ${instructorUsage} as usage`),
    );
    const uses = describeTermUsage(usage);
    if (uses && !detach) {
      const detail = `“${name}” está em ${uses}. Tire de lá antes de excluir.`;
      throw new Refusal('instructor_in_use', { detail });
    }
    await emit(tx, 'instructor.deleted', { instructorId: id });
  });
