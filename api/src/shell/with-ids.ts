import { sql } from './database.ts';

/** Parts of an entity as they are kept in it: each gets an id of its own (spec 7). */
export const withIds = (parts: readonly object[]) => sql`(
  select coalesce(jsonb_agg(part || jsonb_build_object('id', uuidv7())), '[]')
  from jsonb_array_elements(${JSON.stringify(parts)}::jsonb) part)`;
