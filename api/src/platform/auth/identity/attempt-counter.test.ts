import { Refusal } from '@sabia/domain/refusal.ts';
import pg from 'pg';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { createAttemptCounter, type Attempt, type AttemptKind } from './attempt-counter.ts';
import { usualLimits, type AttemptLimit } from './identity-limits.ts';

const pool = new pg.Pool({
  connectionString: await freshDatabase(),
  options: '-c search_path=identity',
});
pool.on('error', () => {});
afterAll(() => pool.end());

const few = { perAccountAndOrigin: 2, perNetwork: 4, perAccount: 6 };
const counterOf = (limit: AttemptLimit) =>
  createAttemptCounter(pool, {
    limits: { passwords: limit, codes: limit, emails: limit },
    secret: 'um segredo que só serve para os testes',
  });
const countAttempt = counterOf(few);

/** The clock stands still between calls of this function. */
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => vi.useRealTimers());
beforeEach(() => pool.query('delete from rate_limits'));

const email = 'ana@exemplo.com';
/** 0 when the attempt is allowed, else the seconds to wait. */
const waitOf = (attempt: Partial<Attempt>, kind: AttemptKind = 'passwords', count = countAttempt) =>
  count(kind, { email, network: '198.51.100.1', device: null, ...attempt }).then(
    () => 0,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      expect(error.code).toBe('too_many_requests');
      return error.retryAfter;
    },
  );
async function waitsOf(networks: number[], device: string | null = null) {
  const waits: unknown[] = [];
  for (const last of networks) waits.push(await waitOf({ network: `198.51.100.${last}`, device }));
  return waits;
}

it('an account and network have ten minutes for a few attempts', async () => {
  expect(await waitsOf([1, 1, 1])).toEqual([0, 0, 600]);
  pass(599);
  expect(await waitsOf([1])).toEqual([1]);
  pass(1);
  expect(await waitsOf([1])).toEqual([0]);
});

it('a refused network counts no longer for the account', async () => {
  expect(new Set(await waitsOf(Array<number>(20).fill(1)))).toEqual(new Set([0, 600]));
  expect(await waitsOf([2, 2, 3, 3])).toEqual([0, 0, 0, 0]);
});

it('an account is locked twice as long each time, up to an hour', async () => {
  const locks: unknown[] = [];
  for (let times = 0; times < 8; times++) {
    expect(await waitsOf([1, 1, 2, 2, 3, 3])).toEqual([0, 0, 0, 0, 0, 0]);
    const [wait] = await waitsOf([4]);
    locks.push(wait);
    pass(Number(wait) - 1);
    expect(await waitsOf([5])).toEqual([1]);
    await pool.query(`delete from rate_limits where key !~ 'lockouts'`);
  }
  expect(locks).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600]);
  pass(24 * 3600);
  expect(await waitsOf([1, 1, 2, 2, 3, 3, 4])).toEqual([0, 0, 0, 0, 0, 0, 60]);
});

it('a known device has a count of its own', async () => {
  await waitsOf([1, 1, 2, 2, 3, 3, 4]);
  expect(await waitsOf([1, 2, 3], 'device')).toEqual([0, 0, 600]);
  await pool.query('delete from rate_limits');
  await waitsOf([1, 1, 1, 1, 1, 1], 'device');
  expect(await waitsOf([1, 1])).toEqual([0, 0]);
});

it('a success clears the counts of the account, but not the failures of others', async () => {
  const network = '198.51.100.1';
  for (const name of ['b', 'c', 'd']) await waitOf({ email: `${name}@exemplo.com` });
  const clear = await countAttempt('passwords', { email, network, device: null });
  await clear();
  expect(await waitOf({})).toBe(0);
  expect(await waitOf({})).toBe(600);
  const { rows } = await pool.query<{ kind: string; points: number }>(
    `select split_part(key, ':', 1) as kind, points from rate_limits order by key`,
  );
  expect(rows.filter(({ kind }) => kind === 'passwords account')).toHaveLength(4);
});

it('e-mails count also after a success', async () => {
  const send = () =>
    countAttempt('emails', { email, network: '198.51.100.1', device: null }).then((clear) =>
      clear(),
    );
  await send();
  await send();
  await expect(send()).rejects.toMatchObject({ code: 'too_many_requests' });
});

it('attempts at the same time all count', async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => waitOf({})));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
});

it('500 people sign in from one network, a third of them after a mistake', async () => {
  const count = counterOf(usualLimits.passwords);
  const people = Array.from({ length: 500 }, (_, at) => ({
    email: `aluno${at}@exemplo.com`,
    network: '203.0.113.1',
    device: null,
  }));
  for (const [at, person] of people.entries()) {
    if (at % 3 === 0) await count('passwords', person);
    const clear = await count('passwords', person);
    await clear();
  }
  const { rows } = await pool.query('select sum(points)::int as failures from rate_limits');
  expect(rows).toEqual([{ failures: 167 }]);
});

it('the table holds no address of a person or a network', async () => {
  await waitOf({});
  const { rows } = await pool.query<{ key: string }>('select key from rate_limits');
  expect(rows).toHaveLength(3);
  for (const { key } of rows) expect(key).toMatch(/^passwords (account|network|origin):[\w-]{43}$/);
});
