import { expect, it } from 'vitest';
import { roundText } from './round-text.ts';

const round = {
  number: 1,
  startedAt: '2026-11-01T12:00:00.000Z',
  endedAt: '2026-12-05T12:00:00.000Z',
  contentsQtd: 20,
  completedContentsQtd: 12,
};

it.each([
  // The day before in São Paulo's time zone.
  ['2026-11-22T01:00:00.000Z', '1ª vez: concluído em 21 de nov. de 2026'],
  [null, '1ª vez: 12 de 20 conteúdos, até 5 de dez. de 2026'],
])('a round completed at %s reads “%s”', (completedAt, words) => {
  expect(roundText({ ...round, completedAt })).toBe(words);
});
