import { expect, it } from 'vitest';
import { todayWords } from './today-words.ts';

const now = new Date('2026-11-21T15:00:00.000Z');

it.each([
  [5, 0, null, '5 revisões para hoje', 'Uma de cada vez, com a explicação na hora.'],
  [1, 4, '2026-11-24', '1 revisão para hoje', 'Você já revisou 4 hoje. Falta pouco.'],
  [0, 4, '2026-11-22', 'Tudo revisado por hoje!', 'A próxima volta amanhã.'],
  [0, 0, '2026-11-24', 'Nada para revisar hoje', 'A próxima volta em 3 dias.'],
  [
    0,
    20,
    '2026-11-24',
    'Por hoje chega!',
    'Você fez 20 revisões, o limite de um dia. Se sobrou alguma, ela volta amanhã.',
  ],
])('%d due and %d reviewed', (dueQtd, reviewedTodayQtd, nextDueDay, title, hint) => {
  const overview = {
    dueQtd,
    reviewedTodayQtd,
    nextDueDay,
    dailyCap: 20,
    totalQtd: 9,
    essayCardsQtd: 0,
  };
  expect(todayWords(overview, now)).toEqual([title, hint]);
});
