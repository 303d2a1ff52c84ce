import { rowsOfGroup, type Bubble, type CardLayout } from './card-layout.ts';

/** The bubbles of one question. */
export interface CardLine {
  question: number;
  bubbles: Bubble[];
}

/** Neighbouring lines of a column. */
export interface LineGroup {
  lines: CardLine[];
  /** The middle of its bubbles, in millimetres. */
  x: number;
  y: number;
}

const linesOf = ({ bubbles }: CardLayout): CardLine[] =>
  [...Map.groupBy(bubbles, ({ question }) => question)].map(([question, ofLine]) => ({
    question,
    bubbles: ofLine,
  }));

/** The lines of a layout in groups of up to five that lie below each other. */
export function lineGroups(layout: CardLayout): LineGroup[] {
  const columns = Map.groupBy(linesOf(layout), ({ bubbles }) => bubbles[0]?.x);
  return [...columns.values()].flatMap((lines) =>
    Array.from({ length: Math.ceil(lines.length / rowsOfGroup) }, (_, group) =>
      groupOf(lines.slice(group * rowsOfGroup, (group + 1) * rowsOfGroup)),
    ),
  );
}

function groupOf(lines: CardLine[]): LineGroup {
  const bubbles = lines.flatMap((line) => line.bubbles);
  const mean = (value: (bubble: Bubble) => number) =>
    bubbles.reduce((sum, bubble) => sum + value(bubble), 0) / bubbles.length;
  return { lines, x: mean(({ x }) => x), y: mean(({ y }) => y) };
}
