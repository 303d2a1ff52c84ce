import { sql, type Database } from '../platform/db/database.ts';
import { weightIn } from './annulments.queries.ts';

/** Attempts at the exam of a question, submitted or under way, get its weight of today (product.md A21). */
export async function reweighAttempts(
  tx: Database,
  { questionId, attemptIds }: { questionId: string; attemptIds: readonly string[] },
): Promise<void> {
  await tx.run(sql`
    update attempts set question_weights = (
      select array_agg(case when versions.id is null then coalesce(asked.weight, 1)
        else ${weightIn(sql`questions.weight`)} end order by place)
      from unnest(attempts.version_ids, attempts.question_weights)
        with ordinality asked (version_id, weight, place)
      left join question_versions versions
        on versions.id = asked.version_id and versions.question_id = questions.id)
    from questions
    where questions.id = ${questionId} and attempts.id = any(${attemptIds}::uuid[])
      and attempts.exam_id = questions.exam_id`);
}
