import { jsonPairs } from '../platform/db/columns.ts';
import { sql, type Statement } from '../platform/db/database.ts';
import { instructorFields } from './instructor-fields.ts';

/** The current state of instructors for revisions, in the fields of their PATCH body. */
export const instructorState = (ids: readonly string[]): Statement => sql`
  select instructors.id as entity_id, instructors.id as root_id, instructors.updated_at,
    jsonb_build_object(${jsonPairs(instructorFields, 'instructors')}) as fields
  from instructors where instructors.id = any(${ids}::uuid[])`;
