import { z } from 'zod';
import { choice } from '../choice.ts';

/** The typeface, size, spacing and width in which a user reads lessons, on all devices. */
export const readingSettings = z.object({
  font: choice(['INTER', 'LITERATA', 'LEXEND', 'ATKINSON']),
  size: choice(['SMALL', 'NORMAL', 'LARGE', 'LARGER']),
  spacing: choice(['NORMAL', 'WIDE']),
  width: choice(['NARROW', 'NORMAL', 'WIDE']),
});
export type ReadingSettings = z.output<typeof readingSettings>;
