import { questionsLimit } from '@sabia/domain/questions/question.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { lock, sql, type Database } from '../platform/db/database.ts';
import { isOwnedBy, type QuestionOwner } from './questions.queries.ts';

/**
 * The number of questions that a content or a practice exam can still get (product.md Q10). Until the end of the
 * transaction a lock keeps others from adding questions.
 */
export async function roomForQuestions(tx: Database, owner: QuestionOwner): Promise<number> {
  await lock(tx, `questions of ${Object.values(owner).join()}`);
  const { quantity } = await tx.one<{ quantity: number }>(sql`
    select count(*) as quantity from questions where deleted_at is null and ${isOwnedBy(owner)}`);
  return questionsLimit - quantity;
}

/** Refuses another question in a content or a practice exam that has as many as it may have. */
export async function refuseFullExam(tx: Database, owner: QuestionOwner): Promise<void> {
  if ((await roomForQuestions(tx, owner)) > 0) return;
  throw new Refusal('limit_reached', {
    detail: `Cabem no máximo ${number.format(questionsLimit)} questões aqui, e já estão todas. Crie outra prova para as próximas.`,
  });
}

const number = new Intl.NumberFormat('pt-BR');
