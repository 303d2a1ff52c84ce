import { sql, type Statement } from './database.ts';

/** JSON parts of an entity; each without an id gets one (product.md C7). */
export const withIds = (parts: readonly object[]) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', uuidv7()) || part), '[]')
  from jsonb_array_elements(${JSON.stringify(parts)}::jsonb) part)`;

/** Stored JSON parts with new ids, for a copy. */
export const withNewIds = (parts: Statement) => sql`(
  select coalesce(jsonb_agg(part || jsonb_build_object('id', uuidv7())), '[]')
  from jsonb_array_elements(${parts}) part)`;
