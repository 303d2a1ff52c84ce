import { sql, type Statement } from './database.ts';

/** JSON parts of an entity; each without an id gets one (product.md C7). */
export const withIds = (parts: readonly object[]) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', uuidv7()) || part), '[]')
  from jsonb_array_elements(${JSON.stringify(parts)}::jsonb) part)`;

/**
 * The same for a change: a part without an id that equals a stored one keeps the id of that one, so that parts which are
 * sent again without their ids are no change.
 */
export function withStoredIds(parts: readonly object[], stored: Statement): Statement {
  const sent = sql`jsonb_array_elements(${JSON.stringify(parts)}::jsonb)`;
  return sql`(
    select coalesce(jsonb_agg(
      jsonb_build_object('id', coalesce(kept.id, to_jsonb(uuidv7()))) || part order by place), '[]')
    from (
      select part, place, row_number() over (partition by part order by place) as nth
      from ${sent} with ordinality listed(part, place)
    ) sent
    left join (
      select part -> 'id' as id, part - 'id' as fields,
        row_number() over (partition by part - 'id' order by place) as nth
      from jsonb_array_elements(${stored}) with ordinality listed(part, place)
      where not exists (select from ${sent} given where given -> 'id' = part -> 'id')
    ) kept on kept.fields = part and kept.nth = sent.nth)`;
}

/** Stored JSON parts with new ids, for a copy. */
export const withNewIds = (parts: Statement) => sql`(
  select coalesce(jsonb_agg(part || jsonb_build_object('id', uuidv7())), '[]')
  from jsonb_array_elements(${parts}) part)`;
