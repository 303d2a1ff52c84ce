import type { ClassChanges, SchoolClass } from '@sabia/domain/classes/class.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { patch } from '../platform/db/columns.ts';
import { emit } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { classFields } from './class-fields.ts';
import { classLock } from './class-lock.ts';
import { findClass } from './classes.queries.ts';
import { refuseOverLimit } from './refuse-over-limit.ts';
import { replaceItems } from './replace-items.ts';

interface Change {
  id: string;
  changes: ClassChanges;
}

/** Changes the fields that are sent. Opening an archived class again counts for the limit of its teachers. */
export function changeClass(
  db: Database,
  { id, changes: { items, isArchived, ...fields } }: Change,
  { viewer, now }: { viewer: Pick<Viewer, 'id' | 'isAdmin'>; now: Date },
): Promise<SchoolClass> {
  return db.transaction(async (tx) => {
    const { timeZone } = fields;
    if (timeZone) await emit(tx, 'class.moving', { classId: id, timeZone, now });
    const changed = await tx
      .run(sql`
        update classes set ${patch('classes', classFields, fields)}, updated_at = ${now.toISOString()},
          archived_at = case ${isArchived ?? null}::boolean
            when true then coalesce(archived_at, ${now.toISOString()}) when false then null else archived_at end
        where id = ${id}`)
      .catch(refuseOverLimit);
    orNotFound(changed || null);
    if (items) await replaceItems(tx, { classId: id, items });
    return orNotFound(await findClass(tx, id, viewer));
  }, classLock(id));
}
