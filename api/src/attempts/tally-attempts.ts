import { sql, tryLocks, type Database, type Statement } from '../platform/db/database.ts';
import { runSlices } from '../platform/jobs/run-slices.ts';
import { countedUsersLock, isRecounted } from '../users/counted-users.queries.ts';
import { recountUsers } from '../users/recount-users.ts';
import { talliesLock } from './withdraw-from-tallies.ts';
import { type ClaimedAttempt, writeUp } from './write-up-attempts.ts';

/** The attempts of one transaction; each may have a hundred answers. */
const sliceSize = 100;

/** Writes up the figures of exams and questions with the attempts that they don't have yet, in slices. */
export async function tallyAttempts(
  db: Database,
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<void> {
  await recountUsers(db);
  await runSlices((after: Place) => tallySlice(db, after), { first: start, stopping });
}

/** Before figures are read: writes up at most one slice, so that those of a small school are never behind. */
export async function tallyNewAttempts(db: Database): Promise<void> {
  const behind = await db.one<{ isRecounted: boolean; attemptId: string | null }>(sql`
    select exists (select from users where ${isRecounted}) as is_recounted,
      (select id from attempts where ${isAfter(start)} order by exam_id, id limit 1) as attempt_id`);
  if (behind.isRecounted) await recountUsers(db);
  if (behind.isRecounted || behind.attemptId) await tallySlice(db, start);
}

/** The attempt after which the next slice begins, in the order of the index. */
interface Place {
  examId: string;
  id: string;
}

const nil = '00000000-0000-0000-0000-000000000000';
const start: Place = { examId: nil, id: nil };

/** Condition: the attempt comes after the place, and the tallies lack it or have an earlier result of it. */
const isAfter = ({ examId, id }: Place): Statement =>
  sql`is_untallied and (exam_id, id) > (${examId}, ${id}::uuid)`;

/** Answers with the last attempt, if there may be more. */
const tallySlice = (db: Database, after: Place): Promise<Place | undefined> =>
  db.transaction(
    async (tx) => {
      const [isWriter] = await tryLocks(tx, [talliesLock]);
      if (!isWriter) return undefined;
      const claimed = await tx.many<ClaimedAttempt>(sql`
      select exam_id, id, user_id from attempts where ${isAfter(after)}
      order by exam_id, id limit ${sliceSize} for update skip locked`);
      if (claimed.length > 0) await writeUp(tx, claimed);
      return claimed.length < sliceSize ? undefined : claimed.at(-1);
    },
    { shared: [countedUsersLock], customPlans: true, timeoutMs: 60_000 },
  );
