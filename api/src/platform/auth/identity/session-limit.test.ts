import { expect, it } from 'vitest';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { openDatabase, sql } from '../../db/database.ts';

const db = openDatabase(await freshDatabase(), { timeoutMs: 15_000 });

it('an account keeps its newest 50 sessions', async () => {
  await db.run(sql`
    insert into identity."user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
    select id, id, id || '@example.com', true, now(), now() from unnest(array['ana', 'bia']) as id`);
  await db.run(sql`
    insert into identity.session (id, "userId", token, "expiresAt", "createdAt", "updatedAt")
    select owner || number, owner, owner || number, now() + interval '1 day', moment, moment
    from generate_series(1, 60) as number, unnest(array['ana', 'bia']) as owner,
      lateral (select now() + number * interval '1 second') as at(moment)
    where owner = 'ana' or number = 1
    order by number`);
  const kept = await db.many<{ id: string }>(
    sql`select id from identity.session order by "createdAt"`,
  );
  expect(kept.map(({ id }) => id)).toEqual([
    'bia1',
    ...Array.from({ length: 50 }, (_, at) => `ana${at + 11}`),
  ]);
});
