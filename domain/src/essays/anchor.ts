import { normalForm } from '../normal-form.ts';

/**
 * A place in a text that survives changes of the text around it: the quote with a little of what stands before and behind
 * it, as the TextQuoteSelector of the W3C Web Annotation Data Model. All parts are in the normal form of `normalized`.
 */
export interface Anchor {
  quote: string;
  prefix: string;
  suffix: string;
}

/** A place by UTF-16 units of the text, the end excluded. */
interface TextRange {
  start: number;
  end: number;
}

/** UTF-16 units of the prefix and of the suffix. */
const contextLength = 32;

/** The most units of a quote. */
export const longestQuote = 2000;

const combining = /^\p{M}/u;
const isSpace = /^[\s\u00A0\u200B-\u200D\u2060\uFEFF]+$/u;

interface Normalized {
  text: string;
  /** For each unit of `text`, and for its end, the unit of the original at which it begins. */
  starts: number[];
}

/**
 * The text in NFC with one space for each run of spaces, no-break ones too, as two devices would otherwise write the same
 * words in different ways; with the places in the original.
 */
function normalized(original: string): Normalized {
  let text = '';
  const starts: number[] = [];
  const add = (piece: string, start: number) => {
    text += piece;
    for (let unit = 0; unit < piece.length; unit += 1) starts.push(start);
  };
  for (const { piece, start } of pieces(original)) {
    if (!isSpace.test(piece)) add(normalForm(piece, 'NFC'), start);
    else if (!text.endsWith(' ')) add(' ', start);
  }
  starts.push(original.length);
  return { text, starts };
}

/** Code points with the marks that follow them. */
function* pieces(original: string): Generator<{ piece: string; start: number }> {
  let piece = '';
  let start = 0;
  for (const point of original) {
    if (piece !== '' && !combining.test(point)) {
      yield { piece, start };
      start += piece.length;
      piece = '';
    }
    piece += point;
  }
  if (piece !== '') yield { piece, start };
}

/** The anchor of a range of a text; null for a range without words, or one that is too long. */
export function anchorOf(original: string, { start, end }: TextRange): Anchor | null {
  const { text, starts } = normalized(original);
  const first = starts.findIndex((at) => at >= start);
  const behind = starts.findIndex((at) => at >= end);
  if (first < 0 || behind <= first || behind - first > longestQuote) return null;
  const quote = text.slice(first, behind);
  if (quote.trim() === '') return null;
  return {
    quote,
    prefix: text.slice(Math.max(0, first - contextLength), first),
    suffix: text.slice(behind, behind + contextLength),
  };
}

/** The ranges of anchors in a text, which is read once; null where the text does not contain the quote any more. */
export function rangesOf(original: string, anchors: readonly Anchor[]): (TextRange | null)[] {
  if (anchors.length === 0) return [];
  const known = normalized(original);
  return anchors.map((anchor) => rangeIn(known, anchor));
}

/** Occurrences of a quote that are compared: no essay has as many, but a text of one repeated sign has. */
const mostCompared = 5000;

/**
 * The range of the anchor, by the occurrence of the quote whose surroundings are most like those of the anchor; the first of
 * several alike.
 */
function rangeIn(
  { text, starts }: Normalized,
  { quote, prefix, suffix }: Anchor,
): TextRange | null {
  if (quote === '') return null;
  let best: { at: number; likeness: number } | undefined;
  let at = text.indexOf(quote);
  for (let compared = 0; at >= 0 && compared < mostCompared; compared += 1) {
    const likeness =
      equalEnd(text.slice(Math.max(0, at - prefix.length), at), prefix) +
      equalStart(text.slice(at + quote.length, at + quote.length + suffix.length), suffix);
    if (!best || likeness > best.likeness) best = { at, likeness };
    at = text.indexOf(quote, at + 1);
  }
  if (!best) return null;
  const start = starts[best.at];
  const end = starts[best.at + quote.length];
  return start === undefined || end === undefined ? null : { start, end };
}

function equalStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function equalEnd(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}
