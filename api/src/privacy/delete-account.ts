import type { At } from '../platform/act.ts';
import { emit } from '../events.ts';
import type { AppContext } from '../platform/app-context.ts';
import { checkCode, useCode } from './deletion-code.ts';

interface Deletion {
  userId: string;
  /** From the e-mail. */
  code: string;
  /** Certificates keep the name. */
  keepsName: boolean;
}

/** Deleting takes long after years of study. */
const timeoutMs = 30_000;

/** Deletes an account and its personal data in one transaction. Refuses with `code_invalid`. */
export async function deleteAccount(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  deletion: Deletion,
  { now }: At,
): Promise<void> {
  await checkCode(db, deletion, { now });
  await db.transaction(
    async (tx) => {
      await useCode(tx, deletion);
      const { userId, keepsName } = deletion;
      await emit(tx, 'user.deleted', { userId, keepsName, files, now });
    },
    { timeoutMs },
  );
}
