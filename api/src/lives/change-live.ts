import { scheduleMistake, type Live, type LiveChanges } from '@sabia/domain/lives/live.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import { refuseUnknownInstructors } from '../instructors/refuse-unknown-instructors.ts';
import { patch, patched } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { liveFields } from './live-fields.ts';
import { setCategories } from './live-terms.ts';
import { findLive } from './lives.queries.ts';

/**
 * Changes the fields that are sent. A change of a field that calendars show raises the sequence of the
 * entry; deactivating a live cancels its entry, activating confirms it again (RFC 5545, 3.8.7.4).
 */
export function changeLive(
  db: Database,
  { id, changes, now }: { id: string; changes: LiveChanges; now: Date },
): Promise<Live> {
  return db.transaction(async (tx) => {
    if (changes.categories || changes.instructors) await lockTerms(tx);
    const times = orNotFound(
      await tx.maybe<{ startsAt: string | null; endsAt: string | null }>(sql`
        select starts_at, ends_at from lives where id = ${id} and not is_deleted for update`),
    );
    const mistake = scheduleMistake({
      startsAt: changes.startsAt === undefined ? times.startsAt : changes.startsAt,
      endsAt: changes.endsAt === undefined ? times.endsAt : changes.endsAt,
    });
    if (mistake) throw invalid('endsAt', mistake);
    await refuseUnknownInstructors(tx, changes);
    await tx.run(sql`
      update lives set ${patch('lives', liveFields, changes)}, updated_at = now(),
        (cancelled_at, sequence) = (
          select case
              when changed.is_active then null
              when lives.is_active then ${now.toISOString()}::timestamptz
              else lives.cancelled_at end,
            lives.sequence + (
              (lives.title, lives.short_description, lives.starts_at, lives.ends_at, lives.is_active)
              is distinct from (changed.title, changed.short_description, changed.starts_at,
                changed.ends_at, changed.is_active))::integer
          from ${patched('lives', liveFields, changes)} changed)
      where id = ${id}`);
    if (changes.categories) await setCategories(tx, id, changes.categories);
    return orNotFound(await findLive(tx, id, { viewerId: null, withInactive: true }));
  });
}
