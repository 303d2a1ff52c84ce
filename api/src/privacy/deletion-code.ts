import { createHash } from 'node:crypto';
import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** A code as it is kept: whoever reads the table can't use it for somebody else. */
export const digestOf = (userId: string, code: string): Buffer =>
  createHash('sha256').update(`${userId} ${code}`).digest();

interface Given {
  userId: string;
  code: string;
  now: Date;
}

/** Counts a try, also when what it was for does not come about. */
export async function checkCode(db: Database, { userId, code, now }: Given): Promise<void> {
  const known = await db.maybe<{ isRight: boolean }>(sql`
    update deletion_codes set tries_left = tries_left - 1
    where user_id = ${userId} and tries_left > 0 and expires_at > ${now.toISOString()}
    returning digest = ${digestOf(userId, code)} as is_right`);
  if (!known?.isRight) throw new Refusal('code_invalid');
}

/** A code is for once, also for two who come with it at the same moment. */
export async function useCode(tx: Database, { userId, code }: Given): Promise<void> {
  const used = await tx.run(sql`
    delete from deletion_codes
    where user_id = ${userId} and digest = ${digestOf(userId, code)}`);
  if (used === 0) throw new Refusal('code_invalid');
}
