import { jsonPairs } from '../platform/db/columns.ts';
import { sql, type Statement } from '../platform/db/database.ts';
import { plainLiveFields } from './live-fields.ts';

/** The current state of a live for a revision, in the fields of its PATCH body. */
export const liveState = (ids: readonly string[]): Statement => sql`
  select lives.id as entity_id, lives.id as root_id, lives.updated_at, jsonb_build_object(
    ${jsonPairs(plainLiveFields, 'lives')},
    'categories', (
      select coalesce(jsonb_agg(terms.id order by terms.position, terms.title), '[]')
      from live_terms join terms on terms.id = live_terms.term_id
      where live_terms.live_id = lives.id),
    'startsAt', iso(lives.starts_at), 'endsAt', iso(lives.ends_at)) as fields
  from lives where lives.id = any(${ids}::uuid[]) and not lives.is_deleted`;
