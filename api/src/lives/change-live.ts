import { scheduleMistake, type Live, type LiveChanges } from '@sabia/domain/lives/live.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
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
    if (changes.categories) await lockTerms(tx);
    const times = orNotFound(
      await tx.maybe<{ startsAt: string | null; endsAt: string | null }>(sql`
        select starts_at, ends_at from lives where id = ${id} and not is_deleted for update`),
    );
    const mistake = scheduleMistake({
      startsAt: changes.startsAt === undefined ? times.startsAt : changes.startsAt,
      endsAt: changes.endsAt === undefined ? times.endsAt : changes.endsAt,
    });
    if (mistake) throw invalid('endsAt', mistake);
    await tx.run(sql`
      with changed as (
        select lives.id, coalesce(new.title, lives.title) as title,
          coalesce(new."shortDescription", short_description) as short_description,
          coalesce(new."liveUrl", live_url) as live_url,
          case when sent ? 'thumbUrl' then new."thumbUrl" else thumb_url end as thumb_url,
          case when sent ? 'startsAt' then new."startsAt" else starts_at end as starts_at,
          case when sent ? 'endsAt' then new."endsAt" else ends_at end as ends_at,
          case when sent ? 'recordingUrl' then new."recordingUrl" else recording_url end as recording_url,
          coalesce(new."storageId", storage_id) as storage_id,
          coalesce(new."isActive", is_active) as is_active
        from lives, (select ${JSON.stringify(changes)}::jsonb as sent) given,
          jsonb_to_record(given.sent) as new(
            title text, "shortDescription" text, "liveUrl" text, "thumbUrl" text,
            "startsAt" timestamptz, "endsAt" timestamptz, "recordingUrl" text, "storageId" text,
            "isActive" boolean)
        where lives.id = ${id}
      )
      update lives set title = changed.title, short_description = changed.short_description,
        live_url = changed.live_url, thumb_url = changed.thumb_url, starts_at = changed.starts_at,
        ends_at = changed.ends_at, recording_url = changed.recording_url,
        storage_id = changed.storage_id, is_active = changed.is_active, updated_at = now(),
        cancelled_at = case
          when changed.is_active then null
          when lives.is_active then ${now.toISOString()}::timestamptz
          else lives.cancelled_at end,
        sequence = lives.sequence + (
          (lives.title, lives.short_description, lives.starts_at, lives.ends_at, lives.is_active)
          is distinct from (changed.title, changed.short_description, changed.starts_at,
            changed.ends_at, changed.is_active))::integer
      from changed where lives.id = changed.id`);
    if (changes.categories) await setCategories(tx, id, changes.categories);
    return orNotFound(await findLive(tx, id, { viewerId: null, withInactive: true }));
  });
}
