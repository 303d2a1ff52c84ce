import { dateInNumbers } from '@sabia/domain/date-in-numbers.ts';
import { expect, it } from 'vitest';
import { absencesInWords, countsInWords } from './roll-words.ts';

it.each([
  [{ PRESENT: 28, ABSENT: 2, LATE: 0, JUSTIFIED: 0 }, 'Faltas: 2 de 30', '28 presentes, 2 faltas'],
  [
    { PRESENT: 1, ABSENT: 0, LATE: 1, JUSTIFIED: 2 },
    'Faltas: 0 de 4 · 1 atraso · 2 faltas justificadas',
    '1 presente, 0 faltas, 1 atraso, 2 faltas justificadas',
  ],
])('%j', (counts, absences, all) => {
  expect(absencesInWords(counts)).toBe(absences);
  expect(countsInWords(counts)).toBe(all);
});

it('writes a day as people do', () => {
  expect(dateInNumbers('2031-03-10')).toBe('10/03/2031');
});
