import { isWithinTolerance } from './accepted-number.ts';
import { isAccepted } from './is-accepted.ts';

/** True if the text of a gap is an accepted one, or a number within the tolerance of one. */
export const isRightText = (
  text: string,
  accepted: readonly string[],
  compared: Parameters<typeof isAccepted>[2],
): boolean => isAccepted(text, accepted, compared) || isWithinTolerance(text, accepted);
