import { expect, it } from 'vitest';
import {
  guardianStateOf,
  needsGuardian,
  mayChangeBirthDate,
  type GuardianState,
} from './guardian.ts';

const today = '2026-11-21';
const asked = { confirmedAt: null };
const confirmed = { confirmedAt: '2026-11-20T12:00:00.000Z' };

it.each<[string, string | null, typeof asked | typeof confirmed | null, GuardianState]>([
  ['told no birth date', null, null, 'NOT_NEEDED'],
  ['is grown up', '1990-05-17', null, 'NOT_NEEDED'],
  ['turns 18 today', '2008-11-21', null, 'NOT_NEEDED'],
  ['turns 18 tomorrow', '2008-11-22', null, 'NEEDED'],
  ['is a child', '2015-01-01', null, 'NEEDED'],
  ['is a child whose guardian was written to', '2015-01-01', asked, 'ASKED'],
  ['is a child whose guardian confirmed', '2015-01-01', confirmed, 'CONFIRMED'],
  ['grew up before anybody confirmed', '2000-01-01', asked, 'NOT_NEEDED'],
])('who %s', (_, birthDate, guardian, state) => {
  expect(guardianStateOf({ birthDate, guardian }, today)).toBe(state);
});

it('who was born on a 29th of February is grown up from the first of March on', () => {
  const born = { birthDate: '2008-02-29', guardian: null };
  expect(guardianStateOf(born, '2026-02-28')).toBe('NEEDED');
  expect(guardianStateOf(born, '2026-03-01')).toBe('NOT_NEEDED');
});

it.each<[GuardianState, boolean]>([
  ['NOT_NEEDED', false],
  ['NEEDED', true],
  ['ASKED', true],
  ['CONFIRMED', false],
])('%s holds back: %s', (state, expected) => {
  expect(needsGuardian(state)).toBe(expected);
});

it.each<[string, string | null, string | null, boolean]>([
  ['who told none may tell one', null, '2012-03-04', true],
  ['a child may mend the day', '2012-03-04', '2012-04-03', true],
  ['a child does not grow up by it', '2012-03-04', '1992-03-04', false],
  ['nor by taking it back', '2012-03-04', null, false],
  ['who grew up meanwhile may', '2008-11-21', null, true],
  ['an adult may turn out to be a child', '1990-05-17', '2012-03-04', true],
])('%s', (_, known, told, expected) => {
  expect(mayChangeBirthDate({ known, told }, today)).toBe(expected);
});
