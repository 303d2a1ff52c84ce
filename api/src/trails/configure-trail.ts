import { Refusal } from '@sabia/domain/refusal.ts';
import type { Trail, TrailChanges } from '@sabia/domain/trails/trail.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { withIds } from '../platform/db/with-ids.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { cleanRichText } from '../platform/html/rich-text.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { changeTrails } from './change-trail.ts';
import { refuseUnknownTerms } from './refuse-unknown-terms.ts';
import { findTrail } from './trails.queries.ts';

/** Changes what was sent, and nothing else. */
export async function configureTrail(
  db: Database,
  { id, changes, now }: { id: string; changes: TrailChanges; now: Date },
): Promise<Trail> {
  const sent = changes.description
    ? { ...changes, description: cleanRichText(changes.description) }
    : changes;
  return changeTrails(db, { trailIds: [id], now }, async (tx) => {
    await lockTerms(tx);
    await refuseUnknownTerms(tx, changes);
    const touched = await tx.run(sql`
      update trails set
        title = coalesce(new.title, trails.title),
        short_description = coalesce(new."shortDescription", trails.short_description),
        description = coalesce(new.description, trails.description),
        category_id = coalesce(new.category, trails.category_id),
        level_id = coalesce(new.level, trails.level_id),
        estimated_completion_hours =
          coalesce(new."estimatedCompletionHours", trails.estimated_completion_hours),
        thumb_url = case when sent ? 'thumbUrl' then new."thumbUrl" else trails.thumb_url end,
        banners = case when sent ? 'banners' then ${withIds(changes.banners ?? [])} else trails.banners end,
        storage_id = coalesce(new."storageId", trails.storage_id),
        is_active = coalesce(new."isActive", trails.is_active),
        updated_at = now()
      from (select ${JSON.stringify(sent)}::jsonb as sent) given,
        jsonb_to_record(given.sent) as new(
          title text, "shortDescription" text, description text, category uuid, level uuid,
          "estimatedCompletionHours" numeric, "thumbUrl" text, "storageId" text, "isActive" boolean)
      where trails.id = ${id} and not trails.is_deleted`);
    if (touched === 0) throw new Refusal('not_found');
    return orNotFound(await findTrail(tx, id, { viewerId: null, withInactive: true }));
  });
}
