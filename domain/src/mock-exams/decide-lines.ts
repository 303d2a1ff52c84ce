import type { BubbleInk, LineInk } from './bubble-ink.ts';
import type { CardOption } from './card-layout.ts';
import { median } from './quantile.ts';

/** A mark, none, or more than one, which counts as wrong. */
export type LineProposal = CardOption | 'blank' | 'double';

interface DecidedLine {
  question: number;
  proposal: LineProposal;
  /** A person should look at the line. */
  isDoubt: boolean;
  /** The options with some ink, the darkest first. */
  seen: CardOption[];
}

export interface DecidedCard {
  lines: DecidedLine[];
  /** The distance between marks and empty bubbles, in standard deviations of the empty ones. */
  separation: number;
}

/** Ink below this is never taken for a mark, however even the empty bubbles are. */
const leastInk = 0.05;
/** Ink of a usual mark where a card has too few to tell. */
const usualMark = 0.5;

/** Decides every line by thresholds of the card itself: how dark its marks are, and how even its empty bubbles. */
export function decideLines(lines: readonly LineInk[]): DecidedCard {
  const inked = lines.map(byInk);
  const spread =
    1.4826 * median(inked.flatMap(({ bubbles }) => bubbles.map(({ ink }) => Math.abs(ink))));
  const faint = Math.max(leastInk, 5 * spread);
  const darkest = inked.flatMap(({ bubbles: [first, second] }) =>
    first && second && first.ink - Math.max(second.ink, 0) > 0.6 * faint ? first : [],
  );
  const isTold = darkest.length >= 3;
  const mark = isTold ? median(darkest.map(({ ink }) => ink)) : usualMark;
  const peak = isTold ? median(darkest.map((bubble) => bubble.peak)) : usualMark;
  const isThin = peak > 1.8 * mark;
  const limits = {
    faint,
    strong: Math.max(faint, 0.42 * mark),
    second: Math.max(faint, 0.3 * mark),
    stroke: 0.4 * peak,
    // A rubber leaves a pale area, which has as much ink as thin strokes.
    rubbed: (isThin ? 0.57 : 0.4) * peak,
    usual: (isThin ? 0.72 : 0.6) * peak,
    mark,
  };
  return {
    lines: inked.map((line) => decide(line, limits)),
    separation: mark / Math.max(spread, 0.002),
  };
}

interface Limits {
  /** The least ink that is seen. */
  faint: number;
  /** The ink of a usual mark. */
  strong: number;
  /** The ink of a second mark. */
  second: number;
  /** The least peak of a stroke, and of a mark that is not rubbed out. */
  stroke: number;
  rubbed: number;
  /** The least peak of a mark that nobody needs to look at. */
  usual: number;
  /** The median ink of the marks of the card. */
  mark: number;
}

interface InkedBubble extends BubbleInk {
  option: CardOption;
}

interface InkedLine {
  question: number;
  /** The one with the most ink first. */
  bubbles: InkedBubble[];
}

const byInk = ({ question, options, bubbles }: LineInk): InkedLine => ({
  question,
  bubbles: options
    .map((option, index) => ({ option, ...(bubbles[index] ?? noInk) }))
    .toSorted((one, other) => other.ink - one.ink),
});

const noInk: BubbleInk = { ink: 0, peak: 0, core: 0 };

function decide({ question, bubbles }: InkedLine, limits: Limits): DecidedLine {
  const { faint, strong, stroke } = limits;
  const [first, second] = bubbles;
  // The darkest points of a thin stroke show it also where noise, or strokes of neighbouring lines, hide its ink.
  const isSeen = ({ ink, peak }: InkedBubble) =>
    ink >= faint || (ink >= faint / 2 && peak >= 1.2 * stroke) || peak >= 1.7 * stroke;
  const seen = bubbles.filter(isSeen).map(({ option }) => option);
  const decided = (proposal: LineProposal, isDoubt: boolean): DecidedLine => ({
    question,
    proposal,
    isDoubt,
    seen,
  });
  // A tick that lies mostly beside its bubble leaves little ink, but dark points.
  const isTrace = ({ ink, peak }: InkedBubble) => ink > 0.55 * faint || peak > 0.6 * stroke;
  if (!first || !second || !isSeen(first)) return decided('blank', bubbles.some(isTrace));
  // A thin stroke is as dark as a usual mark, but small; what a rubber leaves is large and pale.
  if (first.peak < limits.rubbed) {
    const mark = bubbles.find((bubble) => isSeen(bubble) && bubble.peak >= limits.rubbed);
    return decided(mark?.option ?? 'blank', true);
  }
  const isLike = second.ink >= 0.6 * first.ink || second.peak >= 0.85 * first.peak;
  const isMark =
    (second.ink >= limits.second && second.peak >= 1.6 * stroke) ||
    (second.ink >= 0.8 * limits.second && second.peak >= 1.75 * stroke);
  if (isMark || (isSeen(second) && second.peak >= 1.5 * stroke && isLike))
    return decided('double', true);
  // On a card of ticks, a bubble with more ink but no darker points may be rubbed out.
  const isSmeared = first.ink > 1.35 * limits.mark && first.peak < 2.9 * stroke;
  const isStrong = first.ink >= strong && first.peak >= limits.usual;
  // A cross or a tick among filled bubbles: less ink, but as dark, and in the middle.
  const isClearStroke =
    Math.min(first.ink, first.core) >= limits.second && first.peak >= 1.9 * stroke;
  const isUsual = (isStrong || isClearStroke) && !isSmeared;
  return decided(first.option, !isUsual || isSeen(second));
}
