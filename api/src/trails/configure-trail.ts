import type { Trail, TrailChanges } from '@sabia/domain/trails/trail.ts';
import type { At } from '../platform/act.ts';
import { patch } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { withStoredIds } from '../platform/db/with-ids.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { termsLock } from '../taxonomy/taxonomy.queries.ts';
import { changeTrails } from './change-trail.ts';
import { refuseUnknownIn } from './refuse-unknown-in.ts';
import { toColumns, trailFields } from './trail-fields.ts';
import { asTrail, changedTrailColumns, type TrailRow } from './trails.queries.ts';

/** Changes the settings that were sent. */
export async function configureTrail(
  db: Database,
  { id, changes }: { id: string; changes: TrailChanges },
  { now }: At,
): Promise<Trail> {
  const { banners } = changes;
  const change = async (tx: Database) => {
    await refuseUnknownIn(tx, changes);
    const changed = await tx.maybe<TrailRow>(sql`
      update trails set ${patch('trails', trailFields, toColumns(changes))},
        ${banners ? sql`banners = ${withStoredIds(banners, sql`trails.banners`)},` : sql``} updated_at = now()
      where id = ${id} and not is_deleted
      returning ${changedTrailColumns}`);
    return asTrail(orNotFound(changed));
  };
  const changeLocked = (tx: Database) => tx.transaction(change, termsLock);
  return changes.isActive === undefined
    ? changeLocked(db)
    : changeTrails(db, { trailIds: [id] }, { now }, changeLocked);
}
