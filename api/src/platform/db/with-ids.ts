import { sql, type Statement } from './database.ts';

/** Parts of an entity as they are kept in it: each gets an id of its own (product.md C7). */
export const withIds = (parts: readonly object[]) =>
  withNewIds(sql`${JSON.stringify(parts)}::jsonb`);

/** The same of parts that are kept already, for a copy. */
export const withNewIds = (parts: Statement) => sql`(
  select coalesce(jsonb_agg(part || jsonb_build_object('id', uuidv7())), '[]')
  from jsonb_array_elements(${parts}) part)`;
