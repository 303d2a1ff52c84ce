import type { Assignment, AssignmentChanges } from '@sabia/domain/assignments/assignment.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { At } from '../platform/act.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { classLock } from '../classes/class-lock.ts';
import { instantsOf } from './assignment-moments.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { isKept, joinedWork, ownColumns, workPairs, type Work } from './assignments.queries.ts';

interface OfClass {
  /** Of the class. */
  id: string;
  assignmentId: string;
}

interface Stored {
  timeZone: string;
  opensAt: string | null;
  dueAt: string | null;
  late: string;
  results: string;
  work: Work;
}

/** Changes the fields that are sent. Attempts under way keep their deadline. */
export function changeAssignment(
  db: Database,
  { id, assignmentId, changes }: OfClass & { changes: AssignmentChanges },
  { now }: At,
): Promise<Assignment> {
  return db.transaction(async (tx) => {
    const { timeZone, work, ...stored } = orNotFound(
      await tx.maybe<Stored>(sql`
        select classes.time_zone, assignments.opens_at, assignments.due_at, assignments.late, assignments.results,
          json_build_object(${workPairs}) as work
        from assignments join classes on classes.id = assignments.class_id ${joinedWork}
        where assignments.id = ${assignmentId} and assignments.class_id = ${id} and ${isKept}
        for update of assignments`),
    );
    const { late, results, opensAt, dueAt } = { ...stored, ...changes };
    const moments = instantsOf({ opensAt, dueAt }, timeZone);
    const changed = await tx.one<Omit<Assignment, keyof Work>>(sql`
      update assignments set opens_at = ${moments.opensAt}, due_at = ${moments.dueAt}, late = ${late},
        results = ${results}, updated_at = ${now.toISOString()}
      where id = ${assignmentId}
      returning ${ownColumns}`);
    return { ...changed, ...work };
  }, classLock(id));
}

/** The marks of its essays appear for the whole class; a repetition changes nothing (product.md DUE10). */
export async function publishResults(
  db: Database,
  { id, assignmentId }: OfClass,
  { now }: At,
): Promise<Assignment> {
  const { work, isPublished, ...published } = orNotFound(
    await db.maybe<Omit<Assignment, keyof Work> & { work: Work; isPublished: boolean }>(sql`
      with known as (
        select assignments.id, json_build_object(${workPairs}) as work
        from assignments ${joinedWork}
        where assignments.id = ${assignmentId} and assignments.class_id = ${id} and ${isKept}
      ), published as (
        update assignments set published_at = coalesce(published_at, ${now.toISOString()}),
          updated_at = case when published_at is null then ${now.toISOString()} else updated_at end
        from known where assignments.id = known.id and results = 'TOGETHER'
        returning assignments.*
      )
      select ${ownColumns}, known.work, assignments.id is not null as is_published
      from known left join published assignments on true`),
  );
  if (!isPublished) throw oneByOne;
  return { ...published, ...work };
}

const oneByOne = new Refusal('conflict', {
  detail: 'As notas desta atividade aparecem assim que cada redação é corrigida.',
});

/** Takes an assignment back; a repetition changes nothing. */
export async function deleteAssignment(db: Database, { id, assignmentId }: OfClass): Promise<void> {
  await db.run(sql`delete from assignments where id = ${assignmentId} and class_id = ${id}`);
}
