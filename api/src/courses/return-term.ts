import type { ReturnedTerm } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { mergedUses } from '../taxonomy/taxonomy.queries.ts';

/** Undoes `replaceTerm` for courses that still have the other term, and for draws that nobody has changed. */
export async function returnTerm(
  tx: Database,
  { mergeId, from, into, parts }: ReturnedTerm,
): Promise<number> {
  if (!parts.includes('courses') && !parts.includes('courseDraws')) return 0;
  const { returned } = await tx.one<{ returned: number }>(sql`
    with kept as (
      select id, had_both
      from jsonb_to_recordset(${mergedUses(mergeId, 'courses')}) as merged(id uuid, had_both boolean)
      join course_terms on course_id = id and term_id = ${into}
    ), taken as (
      delete from course_terms using kept where course_id = kept.id and term_id = ${into} and not had_both
    ), given as (
      insert into course_terms (course_id, term_id) select id, ${from} from kept
      on conflict do nothing
      returning course_id
    ), drawn as (
      update contents set generated_exam_filters = filters_before, draw_quotas = quotas_before
      from jsonb_to_recordset(${mergedUses(mergeId, 'courseDraws')}) as merged(id uuid,
        filters_before uuid[], quotas_before jsonb, filters_after uuid[], quotas_after jsonb)
      where contents.id = merged.id
        and generated_exam_filters = filters_after and draw_quotas = quotas_after
      returning contents.id
    )
    select (select count(*) from given) + (select count(*) from drawn) as returned`);
  return returned;
}
