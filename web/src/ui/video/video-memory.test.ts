import { expect, it } from 'vitest';
import { latestPosition, type VideoMemory } from './video-memory.ts';

const here: VideoMemory = {
  position: 40,
  positionAt: Date.parse('2026-11-20T12:00:00Z'),
  speed: 1.5,
  hasCaptions: false,
  watched: [[0, 40]],
};

it.each([
  ['later', '2026-11-20T12:00:01.000Z', 90],
  ['earlier', '2026-11-20T11:59:59.000Z', 40],
  ['at the same time', '2026-11-20T12:00:00.000Z', 40],
])('a position that another device had %s', (_when, at, position) => {
  expect(latestPosition(here, { seconds: 90, at })).toMatchObject({
    position,
    speed: 1.5,
    watched: [[0, 40]],
  });
});

it('a position without a time, which an earlier version of the site stored, gives way', () => {
  const stored = { ...here, positionAt: 0 };
  expect(latestPosition(stored, { seconds: 90, at: '2026-01-01T00:00:00Z' }).position).toBe(90);
});
