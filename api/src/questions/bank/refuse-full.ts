import { bankQuestionsLimit } from '@sabia/domain/questions/banks.ts';
import { questionsLimit } from '@sabia/domain/questions/question.ts';
import type { StoredOwner } from '@sabia/domain/questions/questions-owner.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import { lock, sql, type Database } from '../../platform/db/database.ts';
import { orNotFound } from '../../platform/http/serve.ts';
import { findOwner, isOwnedBy, ownerRow } from '../question-owners.queries.ts';

/**
 * The number of questions that an owner can still get (product.md Q10, Q12), and whether it may have any now. Until the end
 * of the transaction a lock keeps others from adding questions.
 */
async function roomOf(
  tx: Database,
  owner: StoredOwner,
): Promise<{ room: number; hasQuestions: boolean }> {
  await lock(tx, `questions of ${'bankId' in owner ? owner.bankId : owner.examId}`);
  const { quantity, hasQuestions } = orNotFound(
    await tx.maybe<{ quantity: number; hasQuestions: boolean }>(sql`
      select has_questions, (select count(*) from questions
        where deleted_at is null and ${isOwnedBy(owner)}) as quantity
      from (${ownerRow(owner)}) owner`),
  );
  return { room: limitOf(owner) - quantity, hasQuestions };
}

/** The number of questions that an owner can still get. Refuses an owner that may not have any now. */
export async function roomForQuestions(tx: Database, owner: StoredOwner): Promise<number> {
  const { room, hasQuestions } = await roomOf(tx, owner);
  if (!hasQuestions) throw withoutQuestions(owner);
  return room;
}

/** Refuses an owner that may not have questions now. */
export async function refuseWithoutQuestions(db: Database, owner: StoredOwner): Promise<void> {
  const { hasQuestions } = orNotFound(await findOwner(db, owner));
  if (!hasQuestions) throw withoutQuestions(owner);
}

const withoutQuestions = (owner: StoredOwner): Refusal =>
  new Refusal('conflict', {
    detail:
      'bankId' in owner
        ? 'Este banco está arquivado. Reabra-o para pôr questões nele.'
        : 'Este tipo de conteúdo não tem questões.',
  });

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
  const { room } = await roomOf(tx, owner);
  if (room < 1) throw noRoom(owner);
}

export const noRoom = (owner: StoredOwner): Refusal =>
  new Refusal('limit_reached', {
    detail: `Cabem no máximo ${number.format(limitOf(owner))} questões aqui, e já estão todas. Crie ${'bankId' in owner ? 'outro banco' : 'outra prova'} para as próximas.`,
  });

/** Refuses a change after which an owner of these questions has more than it may have. */
export async function refuseOverfull(tx: Database, ids: readonly string[]): Promise<void> {
  const full = await tx.maybe(sql`
    select
    from (select distinct exam_id, bank_id from questions where id = any(${ids}::uuid[])) owners
    cross join lateral (
      -- One lookup for each kind: of a condition for both, PostgreSQL expects every question of a large bank, and reads it for
      -- each owner.
      select case
        when owners.bank_id is null then (
          select count(*) from questions where deleted_at is null and questions.exam_id = owners.exam_id)
        else (
          select count(*) from questions where deleted_at is null and questions.bank_id = owners.bank_id)
        end as quantity
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
