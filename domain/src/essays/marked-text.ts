import { type Anchor, rangesOf } from './anchor.ts';

/** A stretch of a text with the numbers of the comments on it. */
export interface Stretch {
  text: string;
  numbers: readonly number[];
  /** The numbers of the comments whose words end with this stretch. */
  endsOf: readonly number[];
}

interface Mark {
  number: number;
  start: number;
  end: number;
}

/**
 * A text in stretches, so that each stretch has the same comments everywhere; the stretches together are the text. The number of a
 * comment is its place in the list, from 1. A comment without words, or with words that the text does not have, marks none.
 */
export function markedText(
  text: string,
  comments: readonly { anchor?: Anchor | null | undefined }[],
): Stretch[] {
  const anchored = comments.flatMap(({ anchor }, at) =>
    anchor ? [{ anchor, number: at + 1 }] : [],
  );
  const ranges = rangesOf(
    text,
    anchored.map(({ anchor }) => anchor),
  );
  const marks = anchored.flatMap(({ number }, at): Mark[] => {
    const range = ranges[at];
    return range ? [{ number, ...range }] : [];
  });
  const borders = new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])]);
  const places = [...borders].toSorted((one, other) => one - other);
  return places.slice(1).map((end, at) => {
    const start = places[at] ?? 0;
    const here = marks.filter((mark) => mark.start <= start && mark.end >= end);
    return {
      text: text.slice(start, end),
      numbers: here.map(({ number }) => number),
      endsOf: here.filter((mark) => mark.end === end).map(({ number }) => number),
    };
  });
}
