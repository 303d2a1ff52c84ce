import type { At } from '../platform/act.ts';
import type { Database } from '../platform/db/database.ts';
import { countNotebook, type NotebookCounts } from './error-notebook.queries.ts';
import { updateNotebook } from './update-notebook.ts';

/** The counts of the learner's notebook today, after all new answers were added. */
export async function openNotebook(
  db: Database,
  userId: string,
  { now }: At,
): Promise<NotebookCounts> {
  const counts = await countNotebook(db, { userId, now });
  if (!counts.hasNewAnswers) return counts;
  await updateNotebook(db, userId, { now });
  return openNotebook(db, userId, { now });
}
