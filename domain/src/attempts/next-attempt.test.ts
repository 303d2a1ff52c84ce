import { expect, it } from 'vitest';
import {
  type AttemptTerms,
  type NextAttempt,
  nextAttempt,
  nextAttemptAfter,
} from './next-attempt.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
const used: NextAttempt = { granted: false, because: 'attempts-used' };

const unlimited: AttemptTerms = {
  opensAt: null,
  closesAt: null,
  timeLimitMinutes: 60,
  extraTimePercent: 0,
  attemptsLimit: null,
  attemptsPauseHours: null,
};

it.each<[string, Partial<AttemptTerms>, [lastNumber: number, hoursAgo: number], NextAttempt]>([
  ['without limits', { attemptsLimit: null, attemptsPauseHours: null }, [50, 0], { granted: true }],
  ['below the limit', { attemptsLimit: 2, attemptsPauseHours: null }, [1, 0], { granted: true }],
  ['at the limit', { attemptsLimit: 2, attemptsPauseHours: null }, [2, 9], used],
  [
    'within the pause',
    { attemptsLimit: 2, attemptsPauseHours: 3 },
    [1, 2],
    { granted: false, because: 'pause', from: at(13).toISOString() },
  ],
  ['after the pause', { attemptsLimit: 2, attemptsPauseHours: 3 }, [1, 3], { granted: true }],
  [
    'before the opening',
    { opensAt: at(13).toISOString() },
    [0, 9],
    { granted: false, because: 'not-open', from: at(13).toISOString() },
  ],
  ['from the opening on', { opensAt: at(12).toISOString() }, [0, 9], { granted: true }],
  ['before the closing', { closesAt: at(13).toISOString() }, [0, 9], { granted: true }],
  [
    'from the closing on',
    { closesAt: at(12).toISOString() },
    [0, 9],
    { granted: false, because: 'closed', since: at(12).toISOString() },
  ],
  [
    'after the closing, within extra time',
    { closesAt: at(12).toISOString(), extraTimePercent: 25 },
    [0, 9],
    { granted: true },
  ],
  ['at the limit and within the pause', { attemptsLimit: 1, attemptsPauseHours: 3 }, [1, 2], used],
])('the next attempt %s', (_name, limits, [lastNumber, hoursAgo], expected) => {
  const lastSubmittedAt = at(12 - hoursAgo).toISOString();
  expect(nextAttempt({ ...unlimited, ...limits }, { lastNumber, lastSubmittedAt }, at(12))).toEqual(
    expected,
  );
});

it('the first attempt needs no pause', () => {
  const limits = { ...unlimited, attemptsLimit: 1, attemptsPauseHours: 3 };
  const none = { lastNumber: 0, lastSubmittedAt: null };
  expect(nextAttempt(limits, none, at(12))).toEqual({ granted: true });
});

it('counts from the newest of the attempts', () => {
  const limits = { ...unlimited, attemptsLimit: 2, attemptsPauseHours: null };
  const attempts = [
    { number: 2, submittedAt: at(5).toISOString() },
    { number: 1, submittedAt: at(4).toISOString() },
  ];
  expect(nextAttemptAfter(attempts, limits, at(12))).toEqual(used);
  expect(nextAttemptAfter([], limits, at(12))).toEqual({ granted: true });
});
