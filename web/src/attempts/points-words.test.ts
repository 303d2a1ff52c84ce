import { expect, it } from 'vitest';
import { pointsWords } from './points-words.ts';

it('points are told with the most points', () => {
  expect(pointsWords(840, 1000)).toBe('840 de 1.000');
  expect(pointsWords(7.5, 10)).toBe('7,5 de 10');
});
