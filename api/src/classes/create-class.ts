import { classCodeTerms } from '@sabia/domain/classes/class-code.ts';
import type { ClassDraft, SchoolClass } from '@sabia/domain/classes/class.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { insert } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findClass } from './classes.queries.ts';
import { classFields } from './class-fields.ts';
import { endOfCode, newClassCode } from './new-class-code.ts';
import { replaceItems } from './replace-items.ts';

/** Creates a class with a code of the usual terms, and without members. */
export function createClass(
  db: Database,
  { items, ...draft }: ClassDraft,
  { viewer, now }: { viewer: Pick<Viewer, 'id' | 'isAdmin'>; now: Date },
): Promise<SchoolClass> {
  const { days, usesLimit } = classCodeTerms.parse({});
  const times = { createdAt: now.toISOString(), updatedAt: now.toISOString() };
  return db.transaction(async (tx) => {
    const { id } = await tx.one<{ id: string }>(sql`
      with created as (
        ${insert('classes', [...classFields, 'createdAt', 'updatedAt'], { ...draft, ...times })} returning id
      ), coded as (
        insert into class_codes (class_id, code, expires_at, uses_limit)
        select id, ${newClassCode()}, ${endOfCode(days, now)}, ${usesLimit}::integer from created
      )
      select id from created`);
    if (items.length > 0) await replaceItems(tx, { classId: id, items });
    return orNotFound(await findClass(tx, id, viewer));
  });
}
