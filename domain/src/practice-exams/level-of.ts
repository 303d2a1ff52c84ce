import type { LevelingBand } from './leveling.ts';

/** The level of a score; null without bands. */
export function levelOf(bands: readonly LevelingBand[], correctAverage: number): string | null {
  return bands.findLast(({ minimum }) => correctAverage >= minimum)?.levelId ?? null;
}
