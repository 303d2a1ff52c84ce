import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import type { At } from '../platform/act.ts';
import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import {
  type AnswerHistory,
  listAnswerHistory,
  type PastAnswer,
} from './answer-history.queries.ts';
import { remember, type Memory } from './schedule.ts';

/** The writes to one notebook run one after the other. */
export const notebookLock = (userId: string) => ({ exclusive: [`error notebook ${userId}`] });

/**
 * Adds the answers graded since the last call to the notebook. The cards of their questions follow from all answers
 * of the learner, because a regrade changes earlier ones (product.md E4). `openNotebook` calls again for the rest.
 */
export function updateNotebook(db: Database, userId: string, { now }: At): Promise<void> {
  return db.transaction(async (tx) => {
    const history = await listAnswerHistory(tx, { userId, now });
    if (history.seq !== null) await writeCards(tx, { userId, ...history });
  }, notebookLock(userId));
}

/** Writes the cards of questions anew, from all answers to them. */
export async function writeCards(
  tx: Database,
  { userId, seq, questionIds, answers }: AnswerHistory & { userId: string },
): Promise<void> {
  const given = Map.groupBy(answers, ({ questionId }) => questionId);
  const cards = questionIds.flatMap((questionId) => {
    const card = cardAfter(null, given.get(questionId) ?? []);
    return card ? [{ ...card, questionId }] : [];
  });
  await write(tx, { userId, cards, questionIds, seq });
}

interface CardState {
  memory: Memory;
  lapses: number;
  missedAt: string;
}

/** A card after further answers in their order: a missed question gets one, and every later answer is a review. */
function cardAfter(
  card: CardState | null,
  answers: readonly Pick<PastAnswer, 'isCorrect' | 'answeredAt'>[],
): CardState | null {
  let after = card;
  for (const { isCorrect, answeredAt } of answers) {
    if (isCorrect && !after) continue;
    after = {
      memory: remember(after?.memory ?? null, isCorrect, new Date(answeredAt)),
      lapses: (after?.lapses ?? 0) + (isCorrect ? 0 : 1),
      missedAt: isCorrect && after ? after.missedAt : answeredAt,
    };
  }
  return after;
}

/** Notes one answer of a training like a graded answer: a missed question gets a card. */
export async function noteAnswer(
  tx: Database,
  { userId, questionId, isRight: isCorrect, now }: DomainEvents['question.trained'],
): Promise<void> {
  const known = await tx.maybe<CardState>(sql`
    select memory, lapses, missed_at from error_notebook_cards
    where user_id = ${userId} and question_id = ${questionId} for update`);
  const card = cardAfter(known, [{ isCorrect, answeredAt: now.toISOString() }]);
  if (!card) return;
  await write(tx, {
    userId,
    cards: [{ ...card, questionId }],
    questionIds: [questionId],
    seq: null,
  });
}

interface Notebook {
  userId: string;
  cards: readonly (CardState & { questionId: string })[];
  /** The questions of the cards; those without a card lose the one that they may have. */
  questionIds: readonly string[];
  /** Of the last graded answer that is noted; null: without a new one. */
  seq: number | null;
}

/** A dismissed question that is missed again is due again. */
async function write(tx: Database, { userId, cards, questionIds, seq }: Notebook): Promise<void> {
  const due = cards.map((card) => ({ ...card, dueDay: dayInSaoPaulo(new Date(card.memory.due)) }));
  const carded = new Set(cards.map(({ questionId }) => questionId));
  const withoutMiss = questionIds.filter((questionId) => !carded.has(questionId));
  await tx.run(sql`
    with position as (
      insert into error_notebooks (user_id, noted_seq)
      select ${userId}, ${seq}::bigint where ${seq}::bigint is not null
      on conflict (user_id) do update set noted_seq = excluded.noted_seq
    ), taken_back as (
      delete from error_notebook_cards
      where user_id = ${userId} and question_id = any(${withoutMiss}::uuid[]) and dismissed_at is null
    )
    insert into error_notebook_cards (user_id, question_id, memory, due_day, lapses, missed_at)
    select ${userId}, "questionId", memory, "dueDay", lapses, "missedAt"
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as card(
      "questionId" uuid, memory jsonb, "dueDay" date, lapses integer, "missedAt" timestamptz)
    on conflict (user_id, question_id) do update set memory = excluded.memory,
      due_day = excluded.due_day, lapses = excluded.lapses, missed_at = excluded.missed_at,
      dismissed_at = case when excluded.missed_at < error_notebook_cards.dismissed_at
        then error_notebook_cards.dismissed_at end`);
}
