import { expect, it } from 'vitest';
import { emphasisOf, hasClearEmphasis } from './emphasis.ts';

it.each<[string, [string, string, string]]>([
  ['Não perca *nem uma* resposta.', ['Não perca ', 'nem uma', ' resposta.']],
  ['*Toque* hoje', ['', 'Toque', ' hoje']],
  ['Toque hoje', ['Toque hoje', '', '']],
])('splits %s into its parts', (text, parts) => {
  expect(hasClearEmphasis(text)).toBe(true);
  expect(emphasisOf(text)).toEqual(parts);
});

it.each(['Toque *hoje', 'Toque **', 'Toque * *hoje', '*Toque* *hoje*', '**Toque**'])(
  'refuses %s',
  (text) => {
    expect(hasClearEmphasis(text)).toBe(false);
    expect(emphasisOf(text)).toEqual([text, '', '']);
  },
);
