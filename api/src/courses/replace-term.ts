import type { TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { ReplacedUses } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Replaces a term of courses, and in the filters and quotas by which their exams draw questions. */
export const replaceTerm = (tx: Database, { from, into }: TermReplacement): Promise<ReplacedUses> =>
  tx.one<ReplacedUses<'courses' | 'courseDraws'>>(sql`
    with moved as (
      delete from course_terms where term_id = ${from.id} returning course_id
    ), added as (
      insert into course_terms (course_id, term_id) select course_id, ${into.id} from moved
      on conflict do nothing
      returning course_id
    ), drawn as (
      update contents set generated_exam_filters = case
        when ${into.id}::uuid = any(generated_exam_filters)
          then array_remove(generated_exam_filters, ${from.id}::uuid)
        else array_replace(generated_exam_filters, ${from.id}::uuid, ${into.id}::uuid) end,
        draw_quotas = replace_ids(draw_quotas, array[${from.id}::uuid], array[${into.id}::uuid])
      where ${from.id}::uuid = any(generated_exam_filters) or ${from.id}::uuid = any(ids_in(draw_quotas))
      returning id,
        old.generated_exam_filters as filters_before, old.draw_quotas as quotas_before,
        new.generated_exam_filters as filters_after, new.draw_quotas as quotas_after
    )
    select
      (select jsonb_agg(jsonb_build_object('id', course_id,
        'had_both', course_id not in (select course_id from added))) from moved) as courses,
      (select jsonb_agg(to_jsonb(drawn)) from drawn) as course_draws`);
