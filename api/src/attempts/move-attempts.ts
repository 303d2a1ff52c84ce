import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/**
 * The user who accepts an invitation gets the attempts on paper of the invited one, after own attempts at the same exam. Their
 * answers become final anew, so that an error notebook that was opened before notes them.
 */
export async function moveAttempts(
  tx: Database,
  { from, to }: DomainEvents['invitation.accepted'],
): Promise<void> {
  await tx.run(sql`
    with moved as (
      update attempts set user_id = ${to}, number = number + coalesce(
        (select max(own.number) from attempts own where own.user_id = ${to} and own.exam_id = attempts.exam_id), 0)
      where user_id = ${from} returning id
    ), noticed as (
      update grade_notices set user_id = ${to} from moved where attempt_id = moved.id
    )
    update graded_answers set user_id = ${to}, seq = default from moved where attempt_id = moved.id`);
}
