import { expect, it } from 'vitest';
import { numberHint } from './number-hint.ts';

it.each([
  ['', 'Com vírgula ou ponto: 12,5'],
  ['12.5', 'Com vírgula ou ponto: 12,5'],
  ['1234', 'Com vírgula ou ponto: 12,5'],
  ['1.234,5', 'Com vírgula ou ponto: 12,5'],
  ['1.234', 'Vale 1,234. Para 1234, escreva sem o ponto.'],
  ['-12.500', 'Vale -12,5. Para -12500, escreva sem o ponto.'],
])('the hint for %j is %j', (text, hint) => {
  expect(numberHint(text)).toBe(hint);
});
