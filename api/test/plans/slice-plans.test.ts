import { expect, it } from 'vitest';
import { loadOneCourse } from '../../bench/one-course/load-one-course.ts';
import { tallyAttempts } from '../../src/attempts/tally-attempts.ts';
import { openDatabase, sql } from '../../src/platform/db/database.ts';
import { changeStructure } from '../../src/progress/change-structure.ts';
import { sweepProgress } from '../../src/progress/sweep-progress.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { countHandledRows } from '../support/handled-rows.ts';

// A slice of a job costs as much per learner as a smaller one. A plan that compares each of its learners with each
// handles four times the rows of half the learners.

const clock = () => new Date();

/** The rows that each job handles for one slice of so many learners. */
async function rowsOf(learners: number): Promise<Record<string, number>> {
  const url = await freshDatabase();
  const { courseId, openId } = await loadOneCourse(url, learners);
  const db = openDatabase(url, { timeoutMs: 60_000 });
  const counted = countHandledRows(db.pool);
  const rowsFor = async (job: () => Promise<void>) => {
    const before = counted.rows;
    await job();
    return counted.rows - before;
  };
  const sweep = () => rowsFor(() => sweepProgress(db, { clock }));
  const written = await sweep();
  const attempts = await rowsFor(() => tallyAttempts(db));
  await changeStructure(db, { courseIds: [courseId] }, { now: clock() }, (tx) =>
    tx.run(sql`update contents set is_active = false where id = ${openId}`),
  );
  const recomputed = await sweep();
  await db.close();
  return {
    'figures of courses': written,
    'figures of attempts': attempts,
    recomputing: recomputed,
  };
}

it('the rows of a slice grow with its learners', async () => {
  const few = await rowsOf(50);
  const many = await rowsOf(100);
  for (const [job, rows] of Object.entries(few)) {
    expect(rows, job).toBeGreaterThan(500);
    expect(many[job], job).toBeLessThan(2.5 * rows);
  }
}, 60_000);
