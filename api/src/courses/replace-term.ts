import type { TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Replaces a term of courses, and in the filters and quotas by which their exams draw questions. */
export async function replaceTerm(tx: Database, { from, into }: TermReplacement): Promise<void> {
  await tx.run(sql`
    with moved as (
      delete from course_terms where term_id = ${from.id} returning course_id
    ), drawn as (
      update contents set generated_exam_filters = case
        when ${into.id}::uuid = any(generated_exam_filters)
          then array_remove(generated_exam_filters, ${from.id}::uuid)
        else array_replace(generated_exam_filters, ${from.id}::uuid, ${into.id}::uuid) end,
        draw_quotas = replace_ids(draw_quotas, array[${from.id}::uuid], array[${into.id}::uuid])
      where ${from.id}::uuid = any(generated_exam_filters) or ${from.id}::uuid = any(ids_in(draw_quotas))
    )
    insert into course_terms (course_id, term_id) select course_id, ${into.id} from moved
    on conflict do nothing`);
}
