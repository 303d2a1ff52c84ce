import { expect, it } from 'vitest';
import { scoreChoice } from './single-choice.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

it.each(ids.flatMap((right) => ids.map((chosen) => [right, chosen] as const)))(
  'with the key %s, %s has all or nothing',
  (right, chosen) => {
    expect(scoreChoice(right, chosen)).toBe(right === chosen ? 1 : 0);
  },
);
