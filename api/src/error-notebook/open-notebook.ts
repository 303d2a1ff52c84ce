import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import type { Database } from '../platform/db/database.ts';
import { countNotebook, type NotebookCounts } from './error-notebook.queries.ts';
import { updateNotebook } from './update-notebook.ts';

/** The counts of the learner's notebook today, after all new answers were added. */
export async function openNotebook(
  db: Database,
  userId: string,
  now: Date,
): Promise<NotebookCounts & { today: string }> {
  const today = dayInSaoPaulo(now);
  const counts = await countNotebook(db, { userId, today });
  if (!counts.hasNewAnswers) return { ...counts, today };
  await updateNotebook(db, userId, now);
  return openNotebook(db, userId, now);
}
