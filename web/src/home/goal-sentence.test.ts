import { expect, it } from 'vitest';
import { goalSentence } from './goal-sentence.ts';

/** The week starts on Sunday, 15 November 2026. */
const weekStart = '2026-11-15';

it.each<[goal: number, studied: number, today: string, hasStudiedToday: boolean, string]>([
  [3, 0, '2026-11-15', false, '0 de 3 dias nesta semana. Faltam 3.'],
  [3, 2, '2026-11-17', true, '2 de 3 dias nesta semana. Falta 1.'],
  [1, 1, '2026-11-15', true, '1 de 1 dia nesta semana. Meta cumprida!'],
  [3, 5, '2026-11-20', true, '5 de 3 dias nesta semana. Meta cumprida!'],
  [7, 1, '2026-11-15', true, '1 de 7 dias nesta semana. Faltam 6.'],
  [3, 2, '2026-11-21', false, '2 de 3 dias nesta semana. Falta 1.'],
  [
    3,
    2,
    '2026-11-21',
    true,
    '2 de 3 dias nesta semana. Já não dá para cumprir a meta; no domingo começa outra.',
  ],
  [
    7,
    0,
    '2026-11-16',
    false,
    '0 de 7 dias nesta semana. Já não dá para cumprir a meta; no domingo começa outra.',
  ],
])('%i days, %i studied, on %s', (daysPerWeek, studiedDays, today, hasStudiedToday, sentence) => {
  expect(goalSentence({ daysPerWeek, studiedDays, weekStart }, { today, hasStudiedToday })).toBe(
    sentence,
  );
});
