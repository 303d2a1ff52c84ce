import type { ClaimedEssay, EssayComment } from '@sabia/domain/essays/essays.contract.ts';

/** The correction of an essay as it is on the screen. */
export interface EssayCorrection {
  /** The chosen points of the criteria by their keys. */
  levels: Readonly<Record<string, number>>;
  zeroReason: string | null;
  comments: readonly EssayComment[];
}

export const noCorrection: EssayCorrection = { levels: {}, zeroReason: null, comments: [] };

/** The name under which the device keeps the correction of an essay until it is sent. */
export const draftName = ({ attemptId, questionId }: ClaimedEssay): string =>
  `essays/${attemptId}.${questionId}`;

/** The first criterion without a level; null if all have one, or if the essay has zero by a reason. */
export const missingCriterion = (
  { rubric }: Pick<ClaimedEssay, 'rubric'>,
  { levels, zeroReason }: EssayCorrection,
) => (zeroReason ? null : (rubric.criteria.find(({ key }) => levels[key] === undefined) ?? null));

export const totalOf = ({ levels, zeroReason }: EssayCorrection): number =>
  zeroReason ? 0 : Object.values(levels).reduce((sum, points) => sum + points, 0);

/** Signs of a line in the handwriting of most people. */
const signsOfLine = 70;

/** The words of a text, and about how many lines it has by hand. */
export function sizeOf(text: string): { words: number; lines: number } {
  const lines = text.split('\n').map((line) => Math.ceil(line.trim().length / signsOfLine));
  return {
    words: text.match(/\S+/g)?.length ?? 0,
    lines: lines.reduce((sum, quantity) => sum + quantity, 0),
  };
}

/** A stretch of a text, with the numbers of the comments on it. */
export interface Stretch {
  text: string;
  numbers: readonly number[];
  /** The numbers of the comments that end here. */
  ends: readonly number[];
}

/**
 * The paragraphs of a text, each in stretches at whose borders a mark begins or ends; a paragraph keeps the line break at
 * its end. `marks`: places by UTF-16 units, with their numbers.
 */
export function paragraphsOf(
  text: string,
  marks: readonly { number: number; start: number; end: number }[],
): Stretch[][] {
  const breaks = Array.from(text.matchAll(/\n/g), ({ index }) => index + 1);
  const borders = [0, text.length, ...breaks, ...marks.flatMap(({ start, end }) => [start, end])];
  const places = [...new Set(borders)].toSorted((one, other) => one - other);
  const isBreak = new Set(breaks);
  const paragraphs: Stretch[][] = [[]];
  for (const [at, end] of places.slice(1).entries()) {
    const start = places[at] ?? 0;
    if (isBreak.has(start)) paragraphs.push([]);
    const here = marks.filter((mark) => mark.start <= start && mark.end >= end);
    paragraphs.at(-1)?.push({
      text: text.slice(start, end),
      numbers: here.map(({ number }) => number),
      ends: here.filter((mark) => mark.end === end).map(({ number }) => number),
    });
  }
  return paragraphs;
}
