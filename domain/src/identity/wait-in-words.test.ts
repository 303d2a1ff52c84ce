import { expect, it } from 'vitest';
import { waitInWords } from './wait-in-words.ts';

it.each([
  [0, '1 segundo'],
  [59, '59 segundos'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [3540, '59 minutos'],
  [3541, '1 hora'],
  [86_400, '24 horas'],
])('a wait of %i seconds is %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
