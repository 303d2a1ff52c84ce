import { expect, it } from 'vitest';
import { suggestTrail } from './suggest-trail.ts';

const trail = (title: string, percentage?: number) => ({
  title,
  progress: percentage === undefined ? null : { percentage, isCompleted: percentage === 100 },
});

it.each<[string, ReturnType<typeof trail>[], string | undefined]>([
  ['nothing without trails', [], undefined],
  ['nothing when all are completed', [trail('feita', 100)], undefined],
  ['the first trail that is not started', [trail('feita', 100), trail('a'), trail('b')], 'a'],
  ['the trail with the most progress', [trail('a'), trail('b', 20), trail('c', 60)], 'c'],
])('suggests %s', (_, trails, title) => {
  expect(suggestTrail(trails)?.title).toBe(title);
});
