import { Refusal } from '@sabia/domain/refusal.ts';
import type { Act } from '../platform/act.ts';
import { emit } from '../events.ts';
import type { AppContext } from '../platform/app-context.ts';
import { sql } from '../platform/db/database.ts';

interface Removal {
  id: string;
  /** Certificates keep the name. */
  keepsName: boolean;
}

/** Deleting takes long after years of study. */
const timeoutMs = 30_000;

/** Deletes the account and the personal data of another user, as they can do themselves (product.md R2). */
export async function removeUser(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  { id, keepsName }: Removal,
  { viewer, now }: Act,
): Promise<void> {
  if (id === viewer.id)
    throw new Refusal('not_yours', { detail: 'Para excluir a sua conta, abra o seu perfil.' });
  await db.transaction(
    async (tx) => {
      const known = await tx.run(sql`
        select from users where id = ${id} and closed_at is null and not is_invited`);
      if (known === 0) throw new Refusal('not_found');
      await emit(tx, 'user.deleted', { userId: id, keepsName, files, now });
    },
    { timeoutMs },
  );
}
