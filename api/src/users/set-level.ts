import { levelOf } from '@sabia/domain/practice-exams/level-of.ts';
import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { LevelingBand } from '@sabia/domain/practice-exams/leveling.ts';
import { findPracticeExamSettings } from '../practice-exams/practice-exams.queries.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';

/** Sets the level of a user to the one that a submitted leveling exam has found. */
export async function setLevel(
  tx: Database,
  { attemptId, userId, examId, isLeveling, result }: DomainEvents['attempt.submitted'],
): Promise<void> {
  if (!isLeveling) return;
  await lockTerms(tx);
  // Read again under the lock: since the attempt was loaded, a level may have been replaced.
  const exam = await findPracticeExamSettings(tx, examId);
  const level = exam && levelOf(exam.levelingBands, result.correctAverage);
  if (!level) return;
  await tx.run(sql`
    update users set level = ${level}, level_attempt_id = ${attemptId}, leveling_exam_completed = true,
      updated_at = now()
    where id = ${userId}`);
}

interface Leveler {
  userId: string;
  levelingBands: LevelingBand[];
  correctAverage: number;
}

/** The users whose level one of these attempts has set, and nobody has changed since. */
const listLevelers = (tx: Database, attemptIds: readonly string[]) =>
  tx.many<Leveler>(sql`
    select users.id as user_id, leveling_bands, correct_average
    from users
    join attempts on attempts.id = users.level_attempt_id
    join practice_exams on practice_exams.id = attempts.exam_id and is_leveling
    where users.level_attempt_id = any(${attemptIds}::uuid[])`);

/** The level that an attempt has set follows its new grade (product.md X6). */
async function renewLevels(tx: Database, attemptIds: readonly string[]): Promise<void> {
  if (attemptIds.length === 0 || (await listLevelers(tx, attemptIds)).length === 0) return;
  await lockTerms(tx);
  const levelers = await listLevelers(tx, attemptIds);
  const levels = levelers.map(({ userId, levelingBands, correctAverage }) => ({
    userId,
    level: levelOf(levelingBands, correctAverage),
  }));
  await tx.run(sql`
    update users set level = found.level, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(levels)}::jsonb) as found ("userId" uuid, level text)
    where users.id = found."userId" and users.level_attempt_id is not null
      and users.level is distinct from found.level and found.level is not null`);
}

export const renewLevelOfCorrected = (
  tx: Database,
  { attemptId, isLeveling }: DomainEvents['attempt.corrected'],
): Promise<void> => renewLevels(tx, isLeveling ? [attemptId] : []);

export const renewLevelsOfRegraded = (
  tx: Database,
  { attempts }: DomainEvents['answers.regraded'],
): Promise<void> =>
  renewLevels(
    tx,
    attempts.flatMap(({ id, examKind }) => (examKind === 'PRACTICE_EXAM' ? [id] : [])),
  );
