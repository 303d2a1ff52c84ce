import { diffWordsWithSpace } from 'diff';

/** A stretch of a text, and whether the other text lacks it. */
export interface Stretch {
  text: string;
  isMarked: boolean;
}

/** Milliseconds: two long texts that have nothing in common are not worth more. */
const patience = 300;

/** How much of what both have is shown around what differs. */
const context = 80;

/** Two texts, in each of which is marked what the other lacks. */
export function markedWords(
  before: string,
  after: string,
): { before: Stretch[]; after: Stretch[] } {
  const parts = diffWordsWithSpace(before, after, { timeout: patience });
  if (!parts)
    return {
      before: [{ text: before, isMarked: true }],
      after: [{ text: after, isMarked: true }],
    };
  const side = (other: 'added' | 'removed') =>
    parts
      .filter((part) => !part[other])
      .map(({ value, added, removed }) => ({ text: value, isMarked: added || removed }))
      .map(inContext);
  return { before: side('added'), after: side('removed') };
}

/** A long stretch that both have is left out but for its ends, which are whole words. */
function inContext(stretch: Stretch, index: number, all: readonly Stretch[]): Stretch {
  const { text, isMarked } = stretch;
  if (isMarked || text.length <= 3 * context) return stretch;
  const start = index === 0 ? '' : text.slice(0, context).replace(/\s+\S*$/, ' ');
  const end = index === all.length - 1 ? '' : text.slice(-context).replace(/^\S*\s+/, ' ');
  return { text: `${start}…${end}`, isMarked };
}
