import { expect, it } from 'vitest';
import { suggestTrail } from './suggest-trail.ts';

const trail = (title: string, percentage?: number) => ({
  title,
  progress: percentage === undefined ? null : { percentage, isCompleted: percentage === 100 },
});

it.each<[string, ReturnType<typeof trail>[], string | undefined]>([
  ['nothing where there is none', [], undefined],
  ['nothing where all are completed', [trail('feita', 100)], undefined],
  ['the first of those not begun', [trail('feita', 100), trail('a'), trail('b')], 'a'],
  ['the one that is furthest', [trail('a'), trail('b', 20), trail('c', 60)], 'c'],
])('suggests %s', (_, trails, title) => {
  expect(suggestTrail(trails)?.title).toBe(title);
});
