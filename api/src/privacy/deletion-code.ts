import { createHash } from 'node:crypto';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** The stored form of a code, which can't be used for another user. */
export const digestOf = (userId: string, code: string): Buffer =>
  createHash('sha256').update(`${userId} ${code}`).digest();

interface CodeInput {
  userId: string;
  code: string;
}

/** Checks a code and counts the attempt, also when the deletion fails later. */
export async function checkCode(
  db: Database,
  { userId, code }: CodeInput,
  { now }: At,
): Promise<void> {
  const known = await db.maybe<{ isRight: boolean }>(sql`
    update deletion_codes set attempts_left = attempts_left - 1
    where user_id = ${userId} and attempts_left > 0 and expires_at > ${now.toISOString()}
    returning digest = ${digestOf(userId, code)} as is_right`);
  if (!known?.isRight) throw new Refusal('code_invalid');
}

/** Deletes the code, so that of two simultaneous requests only one succeeds. */
export async function useCode(tx: Database, { userId, code }: CodeInput): Promise<void> {
  const used = await tx.run(sql`
    delete from deletion_codes
    where user_id = ${userId} and digest = ${digestOf(userId, code)}`);
  if (used === 0) throw new Refusal('code_invalid');
}
