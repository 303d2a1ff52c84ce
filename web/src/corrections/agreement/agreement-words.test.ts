import { expect, it } from 'vitest';
import { agreementWords, minutesWords } from './agreement-words.ts';

const criterion = { key: 'C1', title: 'Coesão', pairsQtd: 24 };

it.each([
  [{ kappa: 0.824, meanDifference: 12 }, '0,82, muito alta · em média 12 pontos acima'],
  [{ kappa: 0.6, meanDifference: -1 }, '0,60, alta · em média 1 ponto abaixo'],
  [{ kappa: 0.45, meanDifference: 0.04 }, '0,45, média · em média a mesma nota'],
  [{ kappa: -0.2, meanDifference: -7.25 }, '-0,20, baixa · em média 7,2 pontos abaixo'],
  [{ kappa: null, meanDifference: 0 }, 'sempre a mesma nota'],
])('%o is told as %s', (agreement, words) => {
  expect(agreementWords({ ...criterion, ...agreement })).toBe(words);
});

it('few double corrections are counted', () => {
  const few = { ...criterion, kappa: null, meanDifference: null };
  expect(agreementWords({ ...few, pairsQtd: 1 })).toBe('1 correção dupla de 20');
  expect(agreementWords({ ...few, pairsQtd: 7 })).toBe('7 correções duplas de 20');
});

it.each([
  [0.4, 'menos de 1 min'],
  [11.6, '12 min'],
  [59.7, '1h00'],
  [90, '1h30'],
])('%f minutes are told as %s', (minutes, words) => {
  expect(minutesWords(minutes)).toBe(words);
});
