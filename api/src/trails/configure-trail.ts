import { Refusal } from '@sabia/domain/refusal.ts';
import type { Trail, TrailChanges } from '@sabia/domain/trails/trail.ts';
import { refuseUnknownInstructors } from '../instructors/refuse-unknown-instructors.ts';
import { patch } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { withStoredIds } from '../platform/db/with-ids.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { changeTrails } from './change-trail.ts';
import { refuseUnknownTerms } from './refuse-unknown-terms.ts';
import { toColumns, trailFields } from './trail-fields.ts';
import { findTrail } from './trails.queries.ts';

/** Changes the settings that were sent. */
export async function configureTrail(
  db: Database,
  { id, changes, now }: { id: string; changes: TrailChanges; now: Date },
): Promise<Trail> {
  const { banners } = changes;
  return changeTrails(db, { trailIds: [id], now }, async (tx) => {
    await lockTerms(tx);
    await refuseUnknownTerms(tx, changes);
    await refuseUnknownInstructors(tx, changes);
    const touched = await tx.run(sql`
      update trails set ${patch('trails', trailFields, toColumns(changes))},
        ${banners ? sql`banners = ${withStoredIds(banners, sql`trails.banners`)},` : sql``} updated_at = now()
      where id = ${id} and not is_deleted`);
    if (touched === 0) throw new Refusal('not_found');
    return orNotFound(await findTrail(tx, id, { viewerId: null, withInactive: true }));
  });
}
