import { expect, it, vi } from 'vitest';
import { createTestApp } from '../../../test/support/test-app.factory.ts';
import { aUser } from '../../users/users.factory.ts';
import { openDatabase, sql, type Statement } from '../db/database.ts';
import { claimEmails, forgetEmails } from './job-emails.ts';

const { db, databaseUrl } = await createTestApp();

it('an e-mail that is sent and forgotten while another process reads what is due is claimed once', async () => {
  const user = await aUser(db);
  const [kind, key, now] = ['AGAIN', 'a', new Date()];
  const due = (gate: Statement) => sql`
    select id as user_id, ${key} as key, created_at as since from users ${gate} where id = ${user.id}`;
  const gate = sql`cross join lateral (select pg_advisory_xact_lock(4711)) gate`;
  const waiting = async () =>
    (await db.many(sql`select from pg_locks where locktype = 'advisory' and not granted`)).length;

  const other = openDatabase(databaseUrl, { timeoutMs: 15_000 });
  const claims = await other.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(4711)`);
    const process = openDatabase(databaseUrl, { timeoutMs: 15_000 });
    const slow = claimEmails(process, { kind, due: due(gate) }, now);
    await vi.waitUntil(async () => (await waiting()) === 1, 10_000);
    const quick = (async () => {
      const claimed = await claimEmails(other, { kind, due: due(sql``) }, now);
      if (claimed.length === 0) return claimed;
      // From now on it is not due any more.
      await db.run(sql`update users set blocked_at = now() where id = ${user.id}`);
      await forgetEmails(db, { kind, keys: [key] });
      return claimed;
    })();
    await Promise.race([quick, vi.waitUntil(async () => (await waiting()) === 2, 10_000)]);
    return { slow, quick, process };
  });
  expect([...(await claims.slow), ...(await claims.quick)]).toHaveLength(1);
  await claims.process.close();
  await other.close();
});
