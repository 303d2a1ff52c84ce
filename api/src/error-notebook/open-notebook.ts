import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import type { Database } from '../platform/db/database.ts';
import { countNotebook, type NotebookCounts } from './error-notebook.queries.ts';
import { noteAnswers } from './note-answers.ts';

/** What is in the learner's notebook today, written up to now. */
export async function openNotebook(
  db: Database,
  userId: string,
  now: Date,
): Promise<NotebookCounts & { today: string }> {
  const today = dayInSaoPaulo(now);
  const counts = await countNotebook(db, { userId, today });
  if (!counts.hasUnnoted) return { ...counts, today };
  await noteAnswers(db, userId, now);
  return openNotebook(db, userId, now);
}
