import { Refusal } from '@sabia/domain/refusal.ts';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { openPool } from '../../db/open-pool.ts';
import { createAttemptCounter, type Attempt, type AttemptKind } from './attempt-counter.ts';
import { usualLimits, type AttemptLimit } from './identity-limits.ts';

const pool = openPool({ connectionString: await freshDatabase() });
afterAll(() => pool.end());

const few = { perAccountAndOrigin: 2, perNetwork: 4, perAccount: 6 };
const counterOf = (limit: AttemptLimit) =>
  createAttemptCounter(pool, {
    limits: {
      passwords: limit,
      codes: limit,
      signUps: limit,
      emails: limit,
      emailsPerNetworkInADay: 3 * limit.perNetwork,
    },
    secret: 'um segredo que só serve para os testes',
  });
const countAttempt = counterOf(few);

/** The clock stands still between calls of this function. */
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => vi.useRealTimers());
beforeEach(() => pool.query('delete from identity.rate_limits'));

const email = 'ana@exemplo.com';
/** 0 when the attempt is allowed, else the seconds to wait. */
const waitOf = (attempt: Partial<Attempt>, kind: AttemptKind = 'passwords', count = countAttempt) =>
  count(kind, { email, network: '198.51.100.1', device: null, signUp: null, ...attempt }).then(
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
    await pool.query(`delete from identity.rate_limits where key !~ 'lockouts'`);
  }
  expect(locks).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600]);
  pass(24 * 3600);
  expect(await waitsOf([1, 1, 2, 2, 3, 3, 4])).toEqual([0, 0, 0, 0, 0, 0, 60]);
});

it('a known device has a count of its own', async () => {
  await waitsOf([1, 1, 2, 2, 3, 3, 4]);
  expect(await waitsOf([1, 2, 3], 'device')).toEqual([0, 0, 600]);
  await pool.query('delete from identity.rate_limits');
  await waitsOf([1, 1, 1, 1, 1, 1], 'device');
  expect(await waitsOf([1, 1])).toEqual([0, 0]);
});

it('a success clears the counts of the account, but not the failures of others', async () => {
  const network = '198.51.100.1';
  for (const name of ['b', 'c', 'd']) await waitOf({ email: `${name}@exemplo.com` });
  const attempt = { email, network, device: null, signUp: null };
  await (await countAttempt('passwords', attempt)).clear();
  for (const wait of [0, 0, 600]) expect(await waitOf({})).toBe(wait);
  const { rows } = await pool.query<{ kind: string; points: number }>(
    `select split_part(key, ':', 1) as kind, sum(points)::int as points from identity.rate_limits group by 1`,
  );
  // The refused attempt counts for the account and origin only.
  expect(Object.fromEntries(rows.map(({ kind, points }) => [kind, points]))).toEqual({
    'passwords account': 5,
    'passwords network': 5,
    'passwords origin': 6,
  });
});

it('a browser with a sign-up and strangers do not lock each other out', async () => {
  const codes = (attempt: Partial<Attempt>) => waitOf(attempt, 'codes');
  const signUp = 'a-sign-up';
  for (const last of [1, 1, 2, 2, 3, 3, 4]) await codes({ network: `198.51.100.${last}` });
  expect(await codes({ network: '198.51.100.5' })).toBe(60);
  const network = '198.51.100.6';
  expect(await codes({ signUp, network })).toBe(0);
  expect(await codes({ signUp, network })).toBe(0);
  expect(await codes({ signUp, network })).toBe(3600);
  expect(await codes({ signUp: 'another', network })).toBe(0);
});

it('one network gets three times the attempts of a sign-up, whatever the number of its sign-ups', async () => {
  const codes = counterOf({ perAccountAndOrigin: 2, perNetwork: 100, perAccount: 100 });
  const waits: unknown[] = [];
  for (let at = 0; at < 8; at++) waits.push(await waitOf({ signUp: `${at}` }, 'codes', codes));
  expect(waits).toEqual([0, 0, 0, 0, 0, 0, 3600, 3600]);
  expect(await waitOf({ signUp: 'own', network: '198.51.100.2' }, 'codes', codes)).toBe(0);
});

it.each(['signUps', 'emails'] as const)(
  'beyond its limits an address gets one e-mail in five minutes, and the others hear when (%s)',
  async (kind) => {
    const count = counterOf({ perAccountAndOrigin: 2, perNetwork: 100, perAccount: 3 });
    const send = async (last: number) =>
      (
        await count(kind, {
          email,
          network: `198.51.100.${last}`,
          device: null,
          signUp: null,
        })
      ).emailWait;
    const waits: number[] = [];
    for (const last of [1, 1, 1, 2, 2, 3]) waits.push(await send(last));
    expect(waits).toEqual([0, 0, 300, 300, 300, 300]);
    pass(299);
    expect(await send(3)).toBe(1);
    pass(1);
    expect(await send(3)).toBe(0);
    expect(await send(3)).toBe(300);
  },
);

it('requests of a code, which may send nothing, use up no e-mail of a sign-up', async () => {
  for (let at = 0; at < 3; at++) await waitOf({ network: `198.51.100.${at}` }, 'emails');
  const network = '198.51.100.9';
  const { emailWait } = await countAttempt('signUps', {
    email,
    network,
    device: null,
    signUp: null,
  });
  expect(emailWait).toBe(0);
});

it('one network sends a limited number of e-mails to all addresses, in ten minutes and in a day', async () => {
  const sendMany = async (round: number) => {
    const waits: unknown[] = [];
    for (let at = 0; at < 5; at++) {
      waits.push(await waitOf({ email: `${round}-${at}@exemplo.com` }, 'signUps'));
    }
    return waits;
  };
  const tenMinutes = 600;
  for (let round = 0; round < 3; round++) {
    expect(await sendMany(round)).toEqual([0, 0, 0, 0, tenMinutes]);
    pass(tenMinutes);
  }
  expect(await waitOf({ email: 'z@exemplo.com' }, 'signUps')).toBe(24 * 3600 - 3 * tenMinutes);
});

it.each(['passwords', 'codes'] as const)(
  'many failures of one network (%s) make it slow, and refuse nobody else there',
  async (kind) => {
    const isSlow = async (name: string, network = '198.51.100.1') =>
      (
        await countAttempt(kind, {
          email: `${name}@exemplo.com`,
          network,
          device: null,
          signUp: null,
        })
      ).isSlow;
    const slow: boolean[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) slow.push(await isSlow(name));
    expect(slow).toEqual([false, false, false, false, true]);
    expect(await isSlow('f', '198.51.100.2')).toBe(false);
    pass(600);
    expect(await isSlow('g')).toBe(false);
  },
);

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
    signUp: null,
  }));
  for (const [at, person] of people.entries()) {
    if (at % 3 === 0) await count('passwords', person);
    await (await count('passwords', person)).clear();
  }
  const { rows } = await pool.query(
    'select sum(points)::int as failures from identity.rate_limits',
  );
  expect(rows).toEqual([{ failures: 167 }]);
});

it('the table holds no address of a person or a network', async () => {
  await waitOf({});
  const { rows } = await pool.query<{ key: string }>('select key from identity.rate_limits');
  expect(rows).toHaveLength(3);
  for (const { key } of rows) expect(key).toMatch(/^passwords (account|network|origin):[\w-]{43}$/);
});
