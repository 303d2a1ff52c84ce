// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../device/device-storage.ts';
import { createTokenKeeper } from './token.ts';

const start = Date.parse('2026-11-21T12:00:00.000Z');
const minute = 60_000;

/** A keeper with a clock to turn and an identity service that counts what it is asked. */
function aKeeper(kept: { token?: string; createdAt?: string } = {}) {
  const storage = memoryStorage();
  if (kept.token !== undefined) storage.setItem('sabia.token', kept.token);
  if (kept.createdAt !== undefined) storage.setItem('sabia.tokenCreatedAt', kept.createdAt);
  const world = {
    now: start,
    user: 'ana' as string | null,
    requests: 0,
    answer: Promise.resolve(),
  };
  const keeper = createTokenKeeper({
    storage,
    now: () => world.now,
    currentUser: () => world.user,
    async requestToken() {
      world.requests += 1;
      const token = `fresh-${world.requests}`;
      await world.answer;
      return token;
    },
  });
  const stored = () => [storage.getItem('sabia.token'), storage.getItem('sabia.tokenCreatedAt')];
  return { keeper, world, stored };
}

const ago = (milliseconds: number) => String(start - milliseconds);

describe('a signed-in user', () => {
  it.each([
    ['made just now', { token: 'kept', createdAt: ago(0) }, 'kept'],
    ['54 minutes old', { token: 'kept', createdAt: ago(54 * minute) }, 'kept'],
    [
      'a millisecond short of 55 minutes',
      { token: 'kept', createdAt: ago(55 * minute - 1) },
      'kept',
    ],
    ['exactly 55 minutes old', { token: 'kept', createdAt: ago(55 * minute) }, 'fresh-1'],
    ['an hour old', { token: 'kept', createdAt: ago(60 * minute) }, 'fresh-1'],
    ['of yesterday', { token: 'kept', createdAt: ago(24 * 60 * minute) }, 'fresh-1'],
    ['without its time', { token: 'kept' }, 'fresh-1'],
    ['whose time is not a time', { token: 'kept', createdAt: 'ontem' }, 'fresh-1'],
    ['whose time is empty', { token: 'kept', createdAt: '' }, 'fresh-1'],
    ['missing, with its time still there', { createdAt: ago(minute) }, 'fresh-1'],
    ['empty', { token: '', createdAt: ago(minute) }, 'fresh-1'],
    ['never asked for', {}, 'fresh-1'],
  ])('with a token %s', async (_, kept: { token?: string; createdAt?: string }, token) => {
    const { keeper, world, stored } = aKeeper(kept);

    expect(await keeper.token()).toBe(token);

    const isFresh = token === 'fresh-1';
    expect(world.requests).toBe(isFresh ? 1 : 0);
    expect(stored()).toEqual(isFresh ? ['fresh-1', String(start)] : [kept.token, kept.createdAt]);
  });

  it('reuses a fresh token for its next 55 minutes, and no longer', async () => {
    const { keeper, world } = aKeeper();
    await keeper.token();

    world.now += 55 * minute - 1;
    expect(await keeper.token()).toBe('fresh-1');
    world.now += 1;
    expect(await keeper.token()).toBe('fresh-2');
  });

  it('stores the time of the response, not of the request', async () => {
    const { keeper, world, stored } = aKeeper();
    const asked = keeper.token();
    world.now += 10_000;
    await asked;

    expect(stored()).toEqual(['fresh-1', String(start + 10_000)]);
  });

  it('makes one request for concurrent callers', async () => {
    const { keeper, world } = aKeeper();

    const tokens = await Promise.all([keeper.token(), keeper.token(), keeper.token()]);

    expect(tokens).toEqual(['fresh-1', 'fresh-1', 'fresh-1']);
    expect(world.requests).toBe(1);
  });

  it('renews a young token when forced', async () => {
    const { keeper } = aKeeper({ token: 'kept', createdAt: ago(minute) });

    expect(await keeper.token({ force: true })).toBe('fresh-1');
    expect(await keeper.token()).toBe('fresh-1');
  });

  it('repeats a failed request at the next call', async () => {
    const { keeper, world, stored } = aKeeper();
    world.answer = Promise.reject(new Error('no network'));
    await expect(keeper.token()).rejects.toThrow('no network');
    expect(stored()).toEqual([null, null]);

    world.answer = Promise.resolve();
    expect(await keeper.token()).toBe('fresh-2');
  });
});

describe('a visitor', () => {
  it('has an empty token and requests none', async () => {
    const { keeper, world } = aKeeper({ token: 'kept', createdAt: ago(minute) });
    world.user = null;

    expect(await keeper.token()).toBe('');
    expect(world.requests).toBe(0);
  });
});

describe('a user who signs out during a renewal', () => {
  it('stores no token', async () => {
    const { keeper, world, stored } = aKeeper();
    const asked = keeper.token();
    world.user = null;

    expect(await asked).toBe('');
    expect(stored()).toEqual([null, null]);
  });

  it('does not pass the token to the next user', async () => {
    const { keeper, world } = aKeeper();
    const ofAna = keeper.token();
    world.user = 'bia';

    expect(await keeper.token()).toBe('fresh-2');
    expect(await ofAna).toBe('');
  });
});

it('deletes the stored token', async () => {
  const { keeper, stored } = aKeeper({ token: 'kept', createdAt: ago(minute) });

  keeper.forget();

  expect(stored()).toEqual([null, null]);
});
