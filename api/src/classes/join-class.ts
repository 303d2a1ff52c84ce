import { joiningOutcome } from '@sabia/domain/classes/class-access.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Act } from '../platform/act.ts';
import { lock, sql, type Database } from '../platform/db/database.ts';
import { findClassOfCode, findJoining } from './class-codes.queries.ts';
import { classLock } from './class-lock.ts';
import { refuseOverLimit } from './refuse-over-limit.ts';

/** Joins a class as a student by its code (product.md CL3); repeated, it changes nothing. */
export function joinClass(
  db: Database,
  { code }: { code: string },
  { viewer, now }: Act,
): Promise<{ id: string; title: string }> {
  return db.transaction(async (tx) => {
    const found = await findClassOfCode(tx, code);
    if (!found) throw new Refusal('class_code_over');
    await lock(tx, ...classLock(found.id).exclusive);
    const joining = await findJoining(tx, { code, userId: viewer.id, now });
    const outcome = joining ? joiningOutcome(joining) : 'class_code_over';
    if (outcome === 'IS_THERE') return found;
    if (outcome !== 'JOINS') throw new Refusal(outcome);
    await tx
      .run(sql`
        with joined as (
          insert into class_members (class_id, user_id, role, joined_at)
          values (${found.id}, ${viewer.id}, 'STUDENT', ${now.toISOString()})
        )
        update class_codes set uses_qtd = uses_qtd + 1 where code = ${code}`)
      .catch(refuseOverLimit);
    return found;
  });
}
