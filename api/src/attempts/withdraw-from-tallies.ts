import { sql, type Database } from '../platform/db/database.ts';
import { type ClaimedAttempt, writeUp } from './write-up-attempts.ts';

/** Of several processes one writes, because the best attempt of a learner is compared with the tallied one. */
export const talliesLock = 'tally attempts';

/**
 * Takes an attempt out of the figures of its exam and questions, before its answers change: they are counted by the chosen
 * alternative, and the former one is not known later. `tallyAttempts` adds it again, once its answers await nothing. The caller holds `talliesLock`.
 */
export async function withdrawFromTallies(tx: Database, attempt: ClaimedAttempt): Promise<void> {
  await tx.run(sql`update attempts set awaiting_qtd = awaiting_qtd + 1 where id = ${attempt.id}`);
  await writeUp(tx, [attempt]);
}
