import { expect, it } from 'vitest';
import { correctedWords, groupOf, marksWords, momentInWords } from './due-words.ts';

const now = new Date('2026-11-27T12:00:00Z');
const [saoPaulo, manaus] = ['America/Sao_Paulo', 'America/Manaus'];

it.each([
  ['2026-11-28T02:59:00Z', saoPaulo, saoPaulo, 'hoje, 23:59'],
  ['2026-11-28T02:59:00Z', manaus, saoPaulo, 'hoje, 22:59 (na turma, 23:59)'],
  ['2026-11-28T03:30:00Z', manaus, saoPaulo, 'hoje, 23:30 (na turma, amanhã, 00:30)'],
  ['2026-11-29T02:59:00Z', saoPaulo, saoPaulo, 'amanhã, 23:59'],
  ['2026-12-05T02:59:00Z', saoPaulo, saoPaulo, 'sex, 04/12, 23:59'],
  ['2027-01-05T15:00:00Z', saoPaulo, saoPaulo, 'ter, 05/01/2027, 12:00'],
])('%s, read in %s, of a class in %s: %s', (instant, ownZone, classZone, words) => {
  expect(momentInWords(instant, { now, ownZone, classZone })).toBe(words);
});

it.each([
  [null, 'LATER'],
  ['2026-11-27T11:59:00Z', 'LATE'],
  ['2026-11-28T02:59:00Z', 'TODAY'],
  ['2026-11-28T03:00:00Z', 'WEEK'],
  ['2026-12-05T02:59:00Z', 'WEEK'],
  ['2026-12-05T03:00:00Z', 'LATER'],
])('due at %s is in the group %s', (dueAt, group) => {
  expect(groupOf({ dueAt }, { now, ownZone: saoPaulo })).toBe(group);
});

it.each([
  [0, 1, '0 de 1 corrigida'],
  [3, 12, '3 de 12 corrigidas'],
])('%i of %i essays: %s', (correctedQtd, handedInQtd, words) => {
  expect(correctedWords({ correctedQtd, handedInQtd })).toBe(words);
});

it('tells when the marks appear', () => {
  const publishedAt = '2026-11-20T12:00:00.000Z';
  expect(marksWords({ results: 'EACH', publishedAt: null })).toContain('assim que a redação');
  expect(marksWords({ results: 'TOGETHER', publishedAt: null })).toContain('ainda não vê');
  expect(marksWords({ results: 'TOGETHER', publishedAt })).toContain('foram publicadas');
});
