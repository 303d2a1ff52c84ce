import { sql, type Statement } from './database.ts';

/** JSON parts of an entity, each with a new id (product.md C7). */
export const withIds = (parts: readonly object[]) =>
  withNewIds(sql`${JSON.stringify(parts)}::jsonb`);

/** Stored JSON parts with new ids, for a copy. */
export const withNewIds = (parts: Statement) => sql`(
  select coalesce(jsonb_agg(part || jsonb_build_object('id', uuidv7())), '[]')
  from jsonb_array_elements(${parts}) part)`;
