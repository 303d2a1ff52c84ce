import type { OwningExam } from '@sabia/domain/questions/questions-owner.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orderQuestions } from './order-questions.ts';

interface FormerOrder {
  examId: string;
  questions: readonly { id: string }[];
}

/** Restores a former order. Questions deleted since stay deleted, newer ones follow at the end. */
export async function restoreQuestionOrder(
  tx: Database,
  { examId, questions }: FormerOrder,
): Promise<object> {
  const current = await tx.many<OwningExam & { id: string }>(sql`
    select id, exam_id, exam_kind from questions where exam_id = ${examId} and deleted_at is null
    order by position, id`);
  const [first] = current;
  if (!first) throw new Refusal('not_found');
  const there = new Set(current.map(({ id }) => id));
  const former = questions.map(({ id }) => id).filter((id) => there.has(id));
  const questionIds = [...new Set([...former, ...there])];
  return orderQuestions(tx, { owner: first, questionIds });
}
