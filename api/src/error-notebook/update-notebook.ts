import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import {
  kindsCorrectedByPeople,
  type QuestionKindName,
} from '@sabia/domain/questions/question-kind.ts';
import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { newAnswers } from './error-notebook.queries.ts';
import { remember, type Memory } from './schedule.ts';

/** The writes to one notebook run one after the other. */
export const notebookLock = (userId: string) => ({ exclusive: [`error notebook ${userId}`] });

interface Graded {
  seq: number;
  questionId: string;
  isCorrect: boolean;
  gradedAt: string;
  memory: Memory | null;
  kind: QuestionKindName;
}

/** The highest number of answers per call; `openNotebook` calls again for the rest. */
const batchSize = 1000;

/**
 * Adds the answers graded since the last call to the notebook: a missed question gets a card, and every
 * answer to a question with a card counts as a review.
 */
export function updateNotebook(db: Database, userId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const graded = await tx.many<Graded>(sql`
      select graded_answers.seq, graded_answers.question_id, graded_answers.is_correct,
        coalesce(attempts.submitted_at, ${now.toISOString()}) as graded_at, cards.memory, versions.kind
      from graded_answers
      join attempts on attempts.id = graded_answers.attempt_id
      left join error_notebook_cards cards
        on cards.user_id = ${userId} and cards.question_id = graded_answers.question_id
      join question_versions versions on versions.id = graded_answers.version_id
      where ${newAnswers(userId)}
      order by graded_answers.seq limit ${batchSize}`);
    const last = graded.at(-1);
    if (last) await write(tx, { userId, cards: cardsAfter(graded), seq: last.seq });
  }, notebookLock(userId));
}

interface CardUpdate {
  questionId: string;
  memory: Memory;
  dueDay: string;
  missedAt: string | null;
  missedQtd: number;
}

function cardsAfter(graded: readonly Omit<Graded, 'seq'>[]): CardUpdate[] {
  const cards = new Map<string, CardUpdate>();
  for (const { questionId, isCorrect, gradedAt, memory, kind } of graded) {
    // Nobody would correct their reviews.
    if (kindsCorrectedByPeople.includes(kind)) continue;
    const before = cards.get(questionId);
    const known = before?.memory ?? memory;
    if (isCorrect && !known) continue;
    const after = remember(known, isCorrect, new Date(gradedAt));
    cards.set(questionId, {
      questionId,
      memory: after,
      dueDay: dayInSaoPaulo(new Date(after.due)),
      missedAt: isCorrect ? (before?.missedAt ?? null) : gradedAt,
      missedQtd: (before?.missedQtd ?? 0) + (isCorrect ? 0 : 1),
    });
  }
  return [...cards.values()];
}

/** Notes one answer of a training like a graded answer: a missed question gets a card. */
export async function noteAnswer(
  tx: Database,
  { userId, questionId, isRight: isCorrect, now }: DomainEvents['question.trained'],
): Promise<void> {
  const card = await tx.maybe<{ memory: Memory }>(sql`
    select memory from error_notebook_cards
    where user_id = ${userId} and question_id = ${questionId} for update`);
  const gradedAt = now.toISOString();
  const cards = cardsAfter([
    { questionId, isCorrect, gradedAt, memory: card?.memory ?? null, kind: 'SINGLE_CHOICE' },
  ]);
  if (cards.length > 0) await write(tx, { userId, cards, seq: null });
}

/** A dismissed question that is missed again is due again. Null: without a new graded answer. */
async function write(
  tx: Database,
  { userId, cards, seq }: { userId: string; cards: readonly CardUpdate[]; seq: number | null },
): Promise<void> {
  await tx.run(sql`
    with position as (
      insert into error_notebooks (user_id, noted_seq)
      select ${userId}, ${seq}::bigint where ${seq}::bigint is not null
      on conflict (user_id) do update set noted_seq = excluded.noted_seq
    )
    insert into error_notebook_cards (user_id, question_id, memory, due_day, lapses, missed_at)
    select ${userId}, "questionId", memory, "dueDay", "missedQtd", coalesce("missedAt", now())
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as card(
      "questionId" uuid, memory jsonb, "dueDay" date, "missedQtd" integer, "missedAt" timestamptz)
    on conflict (user_id, question_id) do update set memory = excluded.memory,
      due_day = excluded.due_day, lapses = error_notebook_cards.lapses + excluded.lapses,
      missed_at =
        case when excluded.lapses > 0 then excluded.missed_at else error_notebook_cards.missed_at end,
      dismissed_at =
        case when excluded.lapses > 0 then null else error_notebook_cards.dismissed_at end`);
}
