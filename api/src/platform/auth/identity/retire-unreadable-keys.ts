import { symmetricDecrypt } from 'better-auth/crypto';
import type pg from 'pg';

/**
 * Deletes signing keys that were encrypted with another secret, and returns their number. Their tokens
 * become invalid: after a change of the secret every user signs in
 * once more.
 */
export async function retireUnreadableKeys(pool: pg.Pool, secret: string): Promise<number> {
  const { rows } = await pool.query<{ id: string; privateKey: string }>(
    'select id, "privateKey" from identity.jwks',
  );
  const unreadable = [];
  for (const { id, privateKey } of rows) {
    const isReadable = await symmetricDecrypt({
      key: secret,
      data: JSON.parse(privateKey) as string,
    }).then(
      () => true,
      () => false,
    );
    if (!isReadable) unreadable.push(id);
  }
  await pool.query('delete from identity.jwks where id = any($1)', [unreadable]);
  return unreadable.length;
}
