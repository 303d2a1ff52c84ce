import type { LineInk } from './bubble-ink.ts';
import type { CardOption } from './card-layout.ts';

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
  const inked = withoutPrint(lines);
  const spread =
    1.4826 * median(inked.flatMap(({ bubbles }) => bubbles.map(({ ink }) => Math.abs(ink))));
  const faint = Math.max(leastInk, 5 * spread);
  const darkest = inked
    .flatMap(({ bubbles: [first] }) => first ?? [])
    .filter(({ ink }) => ink > 1.5 * faint);
  const isTold = darkest.length >= 3;
  const mark = isTold ? median(darkest.map(({ ink }) => ink)) : usualMark;
  const peak = isTold ? median(darkest.map((bubble) => bubble.peak)) : usualMark;
  const limits = { faint, strong: Math.max(faint, 0.42 * mark), stroke: 0.4 * peak, mark };
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
  /** The least peak of a stroke. */
  stroke: number;
  /** The ink of the marks of the card in the middle. */
  mark: number;
}

/** The ink of a person in a bubble. */
interface InkedBubble {
  option: CardOption;
  ink: number;
  peak: number;
}

interface InkedLine {
  question: number;
  /** The one with the most ink first. */
  bubbles: InkedBubble[];
}

/**
 * Takes off what print and paper add: of every option its letter, and of every line what its second lightest bubble has,
 * for example the shadow of a fold.
 */
function withoutPrint(lines: readonly LineInk[]): InkedLine[] {
  const letters = letterInk(lines, ({ darkness }) => darkness);
  const letterPeaks = letterInk(lines, ({ peaks }) => peaks);
  return lines.map(({ question, options, darkness, peaks }) => {
    const rest = darkness.map((value, option) => value - (letters[option] ?? 0));
    const [, second = 0] = rest.toSorted((one, other) => one - other);
    const floor = Math.min(Math.max(second, -0.03), 0.12);
    const bubbles = options.map((option, index) => ({
      option,
      ink: (rest[index] ?? 0) - floor,
      peak: (peaks[index] ?? 0) - (letterPeaks[index] ?? 0) - floor,
    }));
    return { question, bubbles: bubbles.toSorted((one, other) => other.ink - one.ink) };
  });
}

/** The ink of the empty bubbles of each option; limited, because an option that is marked in every line has no empty one. */
function letterInk(
  lines: readonly LineInk[],
  valuesOf: (line: LineInk) => readonly number[],
): number[] {
  const all = median(lines.flatMap(valuesOf));
  return (lines[0]?.options ?? []).map((_, option) =>
    Math.min(
      quantile(
        lines.map((line) => valuesOf(line)[option] ?? 0),
        0.35,
      ),
      all + 0.06,
    ),
  );
}

function decide({ question, bubbles }: InkedLine, limits: Limits): DecidedLine {
  const { faint, strong, stroke, mark } = limits;
  const [first, second] = bubbles;
  // The darkest points of a thin stroke show it also where noise hides its ink.
  const isSeen = ({ ink, peak }: InkedBubble) =>
    ink >= faint || (ink >= faint / 2 && peak >= 1.2 * stroke);
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
  if (first.peak < stroke) return decided('blank', true);
  const isLike = second.ink >= 0.6 * first.ink || second.peak >= 0.85 * first.peak;
  if (isSeen(second) && second.peak >= 1.5 * stroke && isLike) return decided('double', true);
  // On a card of ticks, a bubble with more ink but no darker points may be rubbed out.
  const isSmeared = first.ink > 1.35 * mark && first.peak < 2.9 * stroke;
  const isUsual = first.ink >= strong && first.peak >= 1.5 * stroke && !isSmeared;
  return decided(first.option, !isUsual || isSeen(second));
}

const median = (values: readonly number[]): number => quantile(values, 0.5);

const quantile = (values: readonly number[], share: number): number => {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
