import { z } from 'zod';
import { instant, sentInstant } from '../fields.ts';

const seconds = z.number().min(0).max(360_000);

/** The position of a learner in a video, and the time at which the device was there (product.md P15). */
export const videoPosition = z.object({ seconds, at: instant });
export type VideoPosition = z.output<typeof videoPosition>;

export const sentVideoPosition = z.object({ seconds, at: sentInstant });
