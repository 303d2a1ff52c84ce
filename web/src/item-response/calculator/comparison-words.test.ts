import { expect, it } from 'vitest';
import { comparisonWords, leftOutWords } from './comparison-words.ts';

it.each([
  [null, null, 'Nunca comparado'],
  [true, 0.05, 'Conferido'],
  [false, 0.32, 'Quase conferido: as notas oficiais que conhecemos diferem em até 0,3 ponto.'],
  [false, 62.15, 'a diferença chega a 62,2 pontos'],
  [false, null, 'não dão as notas oficiais'],
])('a booklet that is %s by %s', (isReproducible, officialDifference, words) => {
  const told = comparisonWords({ isReproducible, officialDifference });
  expect(told).toContain(words);
  expect(told).not.toContain('A conta é a mesma');
});

it('names the questions outside of the score', () => {
  expect(leftOutWords([101])).toContain('a questão 101,');
  expect(leftOutWords([101, 120, 130])).toContain('as questões 101, 120 e 130,');
});
