import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
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
        coalesce(attempts.submitted_at, ${now.toISOString()}) as graded_at, cards.memory
      from graded_answers
      join attempts on attempts.id = graded_answers.attempt_id
      left join error_notebook_cards cards
        on cards.user_id = ${userId} and cards.question_id = graded_answers.question_id
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

function cardsAfter(graded: readonly Graded[]): CardUpdate[] {
  const cards = new Map<string, CardUpdate>();
  for (const { questionId, isCorrect, gradedAt, memory } of graded) {
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

/** A dismissed question that is missed again is due again. */
async function write(
  tx: Database,
  { userId, cards, seq }: { userId: string; cards: readonly CardUpdate[]; seq: number },
): Promise<void> {
  await tx.run(sql`
    with position as (
      insert into error_notebooks (user_id, noted_seq) values (${userId}, ${seq})
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
