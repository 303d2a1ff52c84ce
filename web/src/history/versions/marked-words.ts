import { diffWordsWithSpace } from 'diff';

/** A part of a text; marked if the other text does not contain it. */
export interface Segment {
  text: string;
  isMarked: boolean;
}

/** Milliseconds after which two long texts are shown as entirely different. */
const timeoutMs = 300;

/** Characters of equal text that are shown on each side of a difference. */
const context = 80;

/** Compares two texts word by word. */
export function markedWords(
  before: string,
  after: string,
): { before: Segment[]; after: Segment[] } {
  const parts = diffWordsWithSpace(before, after, { timeout: timeoutMs });
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

/** Shortens a long equal segment to whole words around the differences next to it. */
function inContext(segment: Segment, index: number, all: readonly Segment[]): Segment {
  const { text, isMarked } = segment;
  if (isMarked || text.length <= 3 * context) return segment;
  const start = index === 0 ? '' : text.slice(0, context).replace(/\s\S*$/, ' ');
  const end = index === all.length - 1 ? '' : text.slice(-context).replace(/^\S*\s+/, ' ');
  return { text: `${start}…${end}`, isMarked };
}
