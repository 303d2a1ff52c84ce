import { jsonPairs } from '../platform/db/columns.ts';
import { sql, type Statement } from '../platform/db/database.ts';
import { schoolFields } from './school-fields.ts';

/** The current state of the school for a revision, in the fields of its PATCH body. */
export const schoolState = (ids: readonly string[]): Statement => sql`
  select school.id as entity_id, school.id as root_id, school.updated_at,
    jsonb_build_object(${jsonPairs(schoolFields, 'school')}) as fields
  from school where school.id = any(${ids}::uuid[])`;
