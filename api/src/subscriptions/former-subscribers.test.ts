import { afterAll, expect, inject, it } from 'vitest';
import { openDatabase, sql } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createDatabase, databaseAt, dropDatabase } from '../../test/support/databases.ts';
import { findUserByEmail } from '../users/users.queries.ts';

const server = databaseAt(inject('templateDatabase'), 'postgres');
const name = `sabia_former_subscribers_${process.pid}`;
await createDatabase(server, name);
const url = databaseAt(server, name);
afterAll(() => dropDatabase(server, name));

it('subscribers from before the ledger stay subscribers, with an entry that tells why', async () => {
  await migrate(url, { upTo: '0060' });
  const db = openDatabase(url);
  await db.run(sql`
    insert into users (provider_id, email, name, has_active_subscription)
    values ('a', 'assina@escola.br', 'Ana', true), ('b', 'nao@escola.br', 'Bia', false)`);
  await migrate(url);
  const isSubscriber = async (email: string) =>
    (await findUserByEmail(db, email, new Date()))?.isSubscriber;
  expect([await isSubscriber('assina@escola.br'), await isSubscriber('nao@escola.br')]).toEqual([
    true,
    false,
  ]);
  const ledger = await db.many(sql`
    select users.name, kind from access_entries join users on users.id = user_id`);
  expect(ledger).toEqual([{ name: 'Ana', kind: 'GRANTED_BY_ADMIN' }]);
  await db.close();
});
