import type { EssayReview, EssayReviewed } from '@sabia/domain/error-notebook/essay-card.ts';
import { leftToday } from '@sabia/domain/error-notebook/error-notebook.ts';
import { messages } from '@sabia/domain/messages.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import type { Act } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { countNotebook } from './error-notebook.queries.ts';
import { remember, type Memory } from './schedule.ts';
import { notebookLock } from './update-notebook.ts';

/** Schedules the next review of a card by what its learner says of it. A known id returns the same result. */
export function reviewEssayCard(
  db: Database,
  { id, cardId, isRemembered }: EssayReview,
  { viewer, now }: Act,
): Promise<EssayReviewed> {
  const userId = viewer.id;
  return db.transaction(async (tx) => {
    const card = await tx.maybe<{ memory: Memory; knownDueDay: string | null }>(sql`
      select memory, (
        select reviews.due_day from error_notebook_essay_reviews reviews
        where reviews.user_id = ${userId} and reviews.id = ${id}) as known_due_day
      from error_notebook_essay_cards where id = ${cardId} and user_id = ${userId}`);
    if (!card) throw invalid('cardId', messages.unknownId);
    const memory = remember(card.memory, isRemembered, now);
    const dueDay = card.knownDueDay ?? dayInSaoPaulo(new Date(memory.due));
    if (card.knownDueDay === null)
      await tx.run(sql`
        with reviewed as (
          insert into error_notebook_essay_reviews (user_id, id, card_id, is_remembered, due_day, reviewed_at)
          values (${userId}, ${id}, ${cardId}, ${isRemembered}, ${dueDay}, ${now.toISOString()})
        )
        update error_notebook_essay_cards set memory = ${JSON.stringify(memory)}::jsonb,
          due_day = ${dueDay}, lapses = lapses + ${isRemembered ? 0 : 1}
        where id = ${cardId}`);
    const { allDueQtd, reviewedTodayQtd } = await countNotebook(tx, { userId, now });
    return { dueDay, dueQtd: leftToday(allDueQtd, reviewedTodayQtd) };
  }, notebookLock(userId));
}
