import { symmetricDecrypt } from 'better-auth/crypto';
import type pg from 'pg';

/**
 * Takes keys away that another secret has encrypted, with the tokens that they signed: nobody can
 * sign with them any more, and the next token makes a key of this secret. So a secret that was changed
 * costs everybody one sign-in. Answers how many there were.
 */
export async function retireUnreadableKeys(pool: pg.Pool, secret: string): Promise<number> {
  const { rows } = await pool.query<{ id: string; privateKey: string }>(
    'select id, "privateKey" from jwks',
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
  await pool.query('delete from jwks where id = any($1)', [unreadable]);
  return unreadable.length;
}
