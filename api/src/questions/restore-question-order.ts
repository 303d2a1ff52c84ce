import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orderQuestions } from './order-questions.ts';

interface FormerOrder {
  /** The content or the practice exam. */
  ownerId: string;
  questions: readonly { id: string }[];
}

/** Restores a former order. Questions deleted since stay deleted, newer ones follow at the end. */
export async function restoreQuestionOrder(
  tx: Database,
  { ownerId, questions }: FormerOrder,
): Promise<object> {
  const current = await tx.many<{ id: string; isOfContent: boolean }>(sql`
    select id, content_id is not null as is_of_content from questions
    where (content_id = ${ownerId} or practice_exam_id = ${ownerId}) and deleted_at is null
    order by position, id`);
  const [first] = current;
  if (!first) throw new Refusal('not_found');
  const owner = first.isOfContent ? { contentId: ownerId } : { practiceExamId: ownerId };
  const there = new Set(current.map(({ id }) => id));
  const former = questions.map(({ id }) => id).filter((id) => there.has(id));
  const questionIds = [...new Set([...former, ...there])];
  return orderQuestions(tx, owner, { questionIds });
}
