import { Refusal } from '@sabia/domain/refusal.ts';
import { emit } from '../../events.ts';
import type { At } from '../../platform/act.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { sql } from '../../platform/db/database.ts';
import { isOnRecord } from './invited-user.queries.ts';

/** As in the deletion of an account. */
const timeoutMs = 30_000;

/**
 * Removes an invited user; the link of the invitation ends. A user who is on record is deleted like an account (product.md R2), so
 * that the figures of classes stay right. Refuses when the invitation was accepted.
 */
export const withdrawInvitation = (
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  { id }: { id: string },
  { now }: At,
): Promise<void> =>
  db.transaction(
    async (tx) => {
      const invited = await tx.maybe<{ isOnRecord: boolean }>(sql`
        select ${isOnRecord} as is_on_record from users where id = ${id} and is_invited for update`);
      if (!invited) throw new Refusal('not_found');
      if (invited.isOnRecord)
        await emit(tx, 'user.deleted', { userId: id, keepsName: false, files, now });
      else await tx.run(sql`delete from users where id = ${id}`);
    },
    { timeoutMs },
  );
