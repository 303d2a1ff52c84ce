import { describe, expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

describe('a limiter', () => {
  let time = 0;
  const now = () => new Date(time);

  it('allows the limit, then returns the seconds to wait', () => {
    time = 0;
    const limiter = createLimiter({ seconds: 60, now });
    expect([limiter.take('ana', 2), limiter.take('ana', 2)]).toEqual([null, null]);
    time = 20_500;
    expect(limiter.take('ana', 2)).toBe(40);
    expect(limiter.take('bia', 2)).toBe(null);
  });

  it('starts a new window after the time, regardless of refused calls', () => {
    time = 0;
    const limiter = createLimiter({ seconds: 60, now });
    limiter.take('ana', 1);
    time = 59_999;
    expect(limiter.take('ana', 1)).toBe(1);
    time = 60_000;
    expect(limiter.take('ana', 1)).toBe(null);
  });

  it('counts an expensive call as several', () => {
    time = 0;
    const limiter = createLimiter({ seconds: 60, now });
    expect(limiter.take('ana', 3)).toBe(null);
    limiter.charge('ana', 2);
    expect(limiter.take('ana', 3)).toBe(60);
    time = 60_000;
    expect(limiter.take('ana', 3)).toBe(null);
  });

  it('evicts the oldest key above its capacity', () => {
    time = 0;
    const limiter = createLimiter({ seconds: 60, now, capacity: 2 });
    for (const key of ['ana', 'bia', 'caio']) limiter.take(key, 1);
    expect(limiter.take('caio', 1)).toBe(60);
    expect(limiter.take('ana', 1)).toBe(null);
  });
});
