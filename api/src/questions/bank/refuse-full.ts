import { bankQuestionsLimit } from '@sabia/domain/questions/banks.ts';
import { questionsLimit } from '@sabia/domain/questions/question.ts';
import type { StoredOwner } from '@sabia/domain/questions/questions-owner.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import { lock, sql, type Database } from '../../platform/db/database.ts';
import { isOwnedBy } from '../questions.queries.ts';

/**
 * The number of questions that an owner can still get (product.md Q10, Q12). Until the end of the
 * transaction a lock keeps others from adding questions.
 */
export async function roomForQuestions(tx: Database, owner: StoredOwner): Promise<number> {
  await lock(tx, `questions of ${'bankId' in owner ? owner.bankId : owner.examId}`);
  const { quantity } = await tx.one<{ quantity: number }>(sql`
    select count(*) as quantity from questions where deleted_at is null and ${isOwnedBy(owner)}`);
  return limitOf(owner) - quantity;
}

const limitOf = (owner: StoredOwner): number =>
  'bankId' in owner ? bankQuestionsLimit : questionsLimit;

/** The refusal of a file with more questions than fit. */
export const tooManyQuestions = (
  quantity: number,
  { room, owner }: { room: number; owner?: StoredOwner },
) =>
  invalid(
    'contentBase64',
    `O arquivo tem ${number.format(quantity)} questões, e aqui cabem mais ${number.format(Math.max(room, 0))}: o máximo é de ${number.format(owner ? limitOf(owner) : questionsLimit)}. Divida o arquivo entre ${owner && 'bankId' in owner ? 'vários bancos' : 'várias provas'}.`,
  );

/** Refuses another question where there are as many as there may be. */
export async function refuseFullExam(tx: Database, owner: StoredOwner): Promise<void> {
  if ((await roomForQuestions(tx, owner)) > 0) return;
  throw new Refusal('limit_reached', {
    detail: `Cabem no máximo ${number.format(limitOf(owner))} questões aqui, e já estão todas. Crie ${'bankId' in owner ? 'outro banco' : 'outra prova'} para as próximas.`,
  });
}

/** Refuses a change after which an owner of these questions has more than it may have. */
export async function refuseOverfull(tx: Database, ids: readonly string[]): Promise<void> {
  const full = await tx.maybe(sql`
    select
    from (select distinct exam_id, bank_id from questions where id = any(${ids}::uuid[])) owners
    cross join lateral (
      select count(*) as quantity from questions
      where deleted_at is null
        and (questions.exam_id = owners.exam_id or questions.bank_id = owners.bank_id)
    ) owned
    where quantity > case when bank_id is null then ${questionsLimit}::integer
      else ${bankQuestionsLimit}::integer end
    limit 1`);
  if (full) {
    throw new Refusal('limit_reached', {
      detail: 'Estas questões já não cabem todas no lugar de antes.',
    });
  }
}

const number = new Intl.NumberFormat('pt-BR');
