import type { ReadingSettings } from './reading-settings.ts';

/** For a user who has chosen nothing. */
export const usualReading: ReadingSettings = {
  font: 'INTER',
  size: 'NORMAL',
  spacing: 'NORMAL',
  width: 'NORMAL',
};
