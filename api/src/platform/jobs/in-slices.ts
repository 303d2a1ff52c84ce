import type { Database, Statement } from '../db/database.ts';
import { runSlices } from './run-slices.ts';

/** Rows that one statement of a job writes, so that it holds its locks shortly. */
const slice = 500;
/** Milliseconds for one statement. */
const timeoutMs = 60_000;

/** Repeats a statement that writes at most `slice` rows until it finds no more. Answers with their number. */
export async function inSlices(
  db: Database,
  stopping: AbortSignal | undefined,
  statement: (slice: number) => Statement,
): Promise<number> {
  let total = 0;
  await runSlices(
    async (before: number) => {
      const written = await db.transaction((tx) => tx.run(statement(slice)), { timeoutMs });
      total = before + written;
      return written < slice ? undefined : total;
    },
    { first: 0, stopping },
  );
  return total;
}
