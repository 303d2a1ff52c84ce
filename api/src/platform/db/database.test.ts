import { afterAll, describe, expect, it, vi } from 'vitest';
import { isDatabaseDown, openDatabase, sql, type Database } from './database.ts';
import { freshDatabase } from '../../../test/support/fresh-database.ts';

describe('a statement', () => {
  it('turns values into parameters, never into text', () => {
    const title = "'; drop table courses; --";
    expect(sql`select * from courses where title = ${title} limit ${3}`).toMatchObject({
      text: 'select * from courses where title = $1 limit $2',
      values: [title, 3],
    });
  });

  it('splices a statement into another one and renumbers its parameters', () => {
    const onShow = sql`is_active = ${true} and payment_type = ${'FREE'}`;
    expect(sql`select id from courses where title = ${'a'} and ${onShow} limit ${1}`).toMatchObject(
      {
        text: 'select id from courses where title = $1 and is_active = $2 and payment_type = $3 limit $4',
        values: ['a', true, 'FREE', 1],
      },
    );
  });

  it('is named by its text: the same name for other values', () => {
    const first = sql`select ${1}::int`;
    expect(sql`select ${2}::int`.name).toBe(first.name);
    expect(sql`select ${1}::int8`.name).not.toBe(first.name);
  });
});

describe('a transaction', async () => {
  const db = openDatabase(await freshDatabase());
  afterAll(() => db.close());

  const add = (tx: Database, title: string) =>
    tx.run(sql`insert into terms (kind, title) values ('skills', ${title})`);
  const isThere = async (title: string) =>
    (await db.many(sql`select from terms where title = ${title}`)).length === 1;

  const isConnected = async (pid: number) =>
    (await db.many(sql`select from pg_stat_activity where pid = ${pid}`)).length === 1;

  it('fails with its connection; other connections continue', async () => {
    const broken = db.transaction(async (tx) => {
      const { pid } = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await db.run(sql`select pg_terminate_backend(${pid})`);
      await vi.waitUntil(async () => !(await isConnected(pid)));
      await add(tx, 'Cortada');
    });
    await expect(broken).rejects.toSatisfy(isDatabaseDown);
    expect(await isThere('Cortada')).toBe(false);
  });

  it('is committed as a whole or not at all', async () => {
    await db.transaction((tx) => add(tx, 'Lógica'));
    const broken = db.transaction(async (tx) => {
      await add(tx, 'Física');
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect([await isThere('Lógica'), await isThere('Física')]).toEqual([true, false]);
  });

  it('runs again when PostgreSQL has cancelled it to end a deadlock', async () => {
    await db.transaction((tx) => add(tx, 'Xadrez'));
    await db.transaction((tx) => add(tx, 'Damas'));
    const touch = (tx: Database, title: string) =>
      tx.run(sql`update terms set position = position where title = ${title}`);
    let runs = 0;
    const both = Promise.withResolvers<void>();
    const inOrder = (first: string, second: string) =>
      db.transaction(async (tx) => {
        await touch(tx, first);
        runs += 1;
        if (runs === 2) both.resolve();
        await both.promise;
        await touch(tx, second);
      });
    await Promise.all([inOrder('Xadrez', 'Damas'), inOrder('Damas', 'Xadrez')]);
    expect(runs).toBe(3);
  });

  it('inside another one is the same one, and takes its locks', async () => {
    const locksOf = async (tx: Database) =>
      (
        await tx.one<{ count: number }>(sql`
          select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`)
      ).count;
    const held = await db.transaction(
      async (tx) => [
        await locksOf(tx),
        await tx.transaction(locksOf, { shared: ['b'], exclusive: ['c'] }),
        await tx.transaction(locksOf),
      ],
      { exclusive: ['a'] },
    );
    expect(held).toEqual([1, 3, 3]);
  });

  it('with a savepoint undoes only a part of it, also within another one', async () => {
    await db.transaction(async (tx) => {
      await add(tx, 'Antes');
      const broken = tx.transaction(
        async () => {
          await add(tx, 'Parte');
          await tx.transaction(() => add(tx, 'Parte interna'), { savepoint: true });
          await tx.run(sql`insert into terms (kind, title) values (null, null)`);
        },
        { savepoint: true },
      );
      await expect(broken).rejects.toThrow('null value');
      await add(tx, 'Depois');
    });
    const titles = ['Antes', 'Parte', 'Parte interna', 'Depois'];
    expect(await Promise.all(titles.map(isThere))).toEqual([true, false, false, true]);
  });

  it('uses a longer timeout from the inner transaction on that sets it', async () => {
    const limit = (tx: Database) =>
      tx.one<{ limit: string }>(sql`select current_setting('statement_timeout') as limit`);
    const limits = await db.transaction(async (tx) => {
      const before = await limit(tx);
      const within = await tx.transaction(limit, { timeoutMs: 10_000 });
      return [before.limit, within.limit, (await limit(tx)).limit];
    });
    expect(limits).toEqual(['1500ms', '10s', '10s']);
    expect((await db.transaction(limit)).limit).toBe('1500ms');
  });

  it('whose beginning fails leaves a connection that can be used', async () => {
    const single = openDatabase(db.pool.options.connectionString ?? '', { size: 1 });
    const work = vi.fn<() => Promise<void>>();
    const rows = { table: 'terms', ids: ['no id'] };
    await expect(single.transaction(work, { rows })).rejects.toThrow(/uuid/);
    expect(work).not.toHaveBeenCalled();
    expect(await single.one(sql`select 1 as number`)).toEqual({ number: 1 });
    await single.close();
  });

  it('locks the rows that it names, after which it sees their last state', async () => {
    const { id } = await db.one<{ id: string }>(sql`
      insert into terms (kind, title) values ('skills', 'Uma linha') returning id`);
    const rows = { table: 'terms', ids: [id] };
    const titles: string[] = [];
    const rename = async (tx: Database) => {
      const { title } = await tx.one<{ title: string }>(sql`
        select title from terms where id = ${id}`);
      titles.push(title);
      await tx.run(sql`update terms set title = ${`${title}!`} where id = ${id}`);
    };
    await Promise.all([db.transaction(rename, { rows }), db.transaction(rename, { rows })]);
    expect(titles).toEqual(['Uma linha', 'Uma linha!']);
  });

  it('waits for a lock, and then sees the changes of the previous holder', async () => {
    const counts = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        db.transaction(
          async (tx) => {
            await add(tx, `Competência ${index}`);
            const row = await tx.one<{ count: number }>(sql`
              select count(*) from terms where title like 'Competência%'`);
            return row.count;
          },
          { exclusive: ['terms'] },
        ),
      ),
    );
    expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
