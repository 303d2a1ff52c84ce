import { sql, type Statement } from '../platform/db/database.ts';

/** The current state of a live for a revision, in the fields of its PATCH body. */
export const liveState = (ids: readonly string[]): Statement => sql`
  select lives.id as entity_id, lives.id as root_id, lives.updated_at, jsonb_build_object(
    'title', lives.title, 'shortDescription', lives.short_description,
    'categories', (
      select coalesce(jsonb_agg(terms.id order by terms.position, terms.title), '[]')
      from live_terms join terms on terms.id = live_terms.term_id
      where live_terms.live_id = lives.id),
    'startsAt', iso(lives.starts_at), 'endsAt', iso(lives.ends_at), 'liveUrl', lives.live_url,
    'recordingUrl', lives.recording_url, 'thumbUrl', lives.thumb_url,
    'isActive', lives.is_active) as fields
  from lives where lives.id = any(${ids}::uuid[]) and not lives.is_deleted`;
