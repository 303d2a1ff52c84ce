import { instantOfMoment } from '@sabia/domain/assignments/moment.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { classLock } from '../classes/class-lock.ts';
import { orNotFound } from '../platform/http/serve.ts';

interface Extension {
  /** Of the class. */
  id: string;
  assignmentId: string;
  userId: string;
  /** Null takes the extension back. */
  extendedTo: string | null;
}

/** Extends an assignment for a present student of its class (product.md DUE4). */
export function extendAssignment(
  db: Database,
  { id, assignmentId, userId, extendedTo: sent }: Extension,
): Promise<{ userId: string; extendedTo: string | null }> {
  return db.transaction(async (tx) => {
    const { timeZone } = orNotFound(
      await tx.maybe<{ timeZone: string }>(sql`
        select classes.time_zone
        from assignments join classes on classes.id = assignments.class_id
        join class_members on class_members.class_id = classes.id
          and class_members.user_id = ${userId} and role = 'STUDENT' and left_at is null
        where assignments.id = ${assignmentId} and classes.id = ${id}`),
    );
    const extendedTo =
      sent === null ? null : instantOfMoment(sent, { timeZone, is: 'due' }).toISOString();
    await (extendedTo === null
      ? tx.run(sql`
          delete from assignment_extensions where assignment_id = ${assignmentId} and user_id = ${userId}`)
      : tx.run(sql`
          insert into assignment_extensions (assignment_id, user_id, extended_to)
          values (${assignmentId}, ${userId}, ${extendedTo})
          on conflict (assignment_id, user_id) do update set extended_to = excluded.extended_to`));
    return { userId, extendedTo };
  }, classLock(id));
}
