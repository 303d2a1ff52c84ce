import { expect, it } from 'vitest';
import {
  adultsBornUntil,
  guardianStateOf,
  lastDayUnder18,
  needsGuardian,
  mayChangeBirthDate,
  type GuardianState,
} from './guardian.ts';

const today = '2026-11-21';
const asked = { confirmedAt: null };
const confirmed = { confirmedAt: '2026-11-20T12:00:00.000Z' };

it.each<[string, string | null, typeof asked | typeof confirmed | null, GuardianState]>([
  ['without a birth date', null, null, 'NOT_NEEDED'],
  ['adult', '1990-05-17', null, 'NOT_NEEDED'],
  ['18 today', '2008-11-21', null, 'NOT_NEEDED'],
  ['18 tomorrow', '2008-11-22', null, 'NEEDED'],
  ['child', '2015-01-01', null, 'NEEDED'],
  ['child whose guardian was asked', '2015-01-01', asked, 'ASKED'],
  ['child whose guardian confirmed', '2015-01-01', confirmed, 'CONFIRMED'],
  ['adult whose guardian never confirmed', '2000-01-01', asked, 'NOT_NEEDED'],
])('user: %s', (_, birthDate, guardian, state) => {
  expect(guardianStateOf({ birthDate, guardian }, today)).toBe(state);
});

it('a user born on 29 February is an adult from 1 March on', () => {
  const born = { birthDate: '2008-02-29', guardian: null };
  expect(guardianStateOf(born, '2026-02-28')).toBe('NEEDED');
  expect(guardianStateOf(born, '2026-03-01')).toBe('NOT_NEEDED');
});

it.each([
  ['2008-11-22', '2026-11-21'],
  ['2009-01-01', '2026-12-31'],
  ['2008-03-01', '2026-02-28'],
  ['2008-02-29', '2026-02-28'],
])('born on %s: under 18 until %s', (birthDate, last) => {
  expect(lastDayUnder18(birthDate)).toBe(last);
  expect(guardianStateOf({ birthDate, guardian: null }, last)).toBe('NEEDED');
  expect(birthDate > adultsBornUntil(last)).toBe(true);
});

it.each<[GuardianState, boolean]>([
  ['NOT_NEEDED', false],
  ['NEEDED', true],
  ['ASKED', true],
  ['CONFIRMED', false],
])('%s needs a guardian: %s', (state, expected) => {
  expect(needsGuardian(state)).toBe(expected);
});

it.each<[string, string | null, string | null, boolean]>([
  ['a user without a birth date may set one', null, '2012-03-04', true],
  ['a child may correct the day', '2012-03-04', '2012-04-03', true],
  ['a child may not become older', '2012-03-04', '2012-03-03', false],
  ['a child may not turn 18 tomorrow', '2015-03-04', '2008-11-23', false],
  ['a child may not become an adult', '2012-03-04', '1992-03-04', false],
  ['a child may not remove it', '2012-03-04', null, false],
  ['a user who is an adult by now may change it', '2008-11-21', null, true],
  ['an adult may become a child', '1990-05-17', '2012-03-04', true],
])('%s', (_, current, next, expected) => {
  expect(mayChangeBirthDate({ current, next }, today)).toBe(expected);
});
