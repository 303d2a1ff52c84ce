import {
  endBeforeStart,
  scheduleMistake,
  type Live,
  type LiveChanges,
} from '@sabia/domain/lives/live.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { patch, patched } from '../platform/db/columns.ts';
import { sql, violatedConstraint, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { refuseKinds } from '../taxonomy/refuse-unknown-references.ts';
import { termsLock, unknownReferences, type ReferenceKind } from '../taxonomy/taxonomy.queries.ts';
import { liveFields } from './live-fields.ts';
import { changedLiveColumns } from './lives.queries.ts';

/**
 * Changes the fields that are sent. A change of a field that calendars show raises the sequence of the
 * entry; deactivating a live cancels its entry, activating confirms it again (RFC 5545, 3.8.7.4).
 */
export function changeLive(
  db: Database,
  { id, changes }: { id: string; changes: LiveChanges },
  { now }: At,
): Promise<Live> {
  const { categories, instructors } = changes;
  const change = async (tx: Database) => {
    // Before the update, whose reply shows the categories.
    if (categories) await replaceCategories(tx, id, categories);
    const changed = await tx
      .maybe<Live & { unknown: ReferenceKind[] }>(sql`
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
        where id = ${id} and not is_deleted
        returning ${changedLiveColumns},
          array(${unknownReferences({ categories, instructors })}) as unknown`)
      .catch(refuseEarlyEnd);
    const { unknown, ...live } = orNotFound(changed);
    refuseKinds(unknown);
    const mistake = scheduleMistake(live);
    if (mistake) throw invalid('endsAt', mistake);
    return live;
  };
  return db.transaction(change, categories || instructors ? termsLock : {});
}

/** The database holds the order of the times, so that no concurrent change breaks it. */
function refuseEarlyEnd(error: unknown): never {
  if (violatedConstraint(error) !== 'lives_check') throw error;
  throw invalid('endsAt', endBeforeStart);
}

/** Unknown ids are left out, and refused with the update. */
const replaceCategories = (tx: Database, id: string, categories: readonly string[]) =>
  tx.run(sql`
    with removed as (
      delete from live_terms where live_id = ${id} and not term_id = any(${categories}::uuid[])
    )
    insert into live_terms (live_id, term_id)
    select lives.id, terms.id from lives, terms
    where lives.id = ${id} and terms.id = any(${categories}::uuid[])
    on conflict do nothing`);
