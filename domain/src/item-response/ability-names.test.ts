import { expect, it } from 'vitest';
import { abilityName } from './ability-names.ts';
import { areas } from './booklet.ts';

it.each(areas)('%s has 30 different names', (area) => {
  const names = Array.from({ length: 30 }, (_, at) => abilityName(area, at + 1));
  expect(names).not.toContain(null);
  expect(new Set(names).size).toBe(30);
  expect(abilityName(area, 31)).toBeNull();
});

it('an area of the school has none', () => {
  expect(abilityName(null, 1)).toBeNull();
});
