import { emit } from '../events.ts';
import { sql } from '../platform/db/database.ts';
import type { AppContext } from '../platform/app-context.ts';
import { checkCode, useCode } from './deletion-code.ts';

interface Deletion {
  userId: string;
  /** From the letter. */
  code: string;
  /** Their certificates go on saying whose they are. */
  keepsName: boolean;
  now: Date;
}

/** A large past is emptied in more time than a screen may take. */
const patience = 30_000;

/** Deletes an account with all that says who somebody was; everything or nothing. */
export async function deleteAccount(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  deletion: Deletion,
): Promise<void> {
  await checkCode(db, deletion);
  await db.transaction(
    async (tx) => {
      await useCode(tx, deletion);
      await tx.run(sql`delete from guardians where user_id = ${deletion.userId}`);
      const { userId, keepsName, now } = deletion;
      await emit(tx, 'user.deleted', { userId, keepsName, files, now });
    },
    { patience },
  );
}
