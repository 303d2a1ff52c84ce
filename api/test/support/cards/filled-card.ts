import type { Bubble, CardLayout } from '@sabia/domain/mock-exams/card-layout.ts';
import type { LineProposal } from '@sabia/domain/mock-exams/decide-lines.ts';
import type { Random } from './random.ts';
import { around, disc, ink, type Sheet, stroke } from './sheet.ts';

/** A person with a pen or pencil, and a way to mark. */
interface Hand {
  darkness: number;
  /** Of a line, in millimetres. */
  width: number;
  usual: MarkKind;
  /** The evenness of filled bubbles, from 0 to 1. */
  care: number;
  /** Of crosses and ticks: 1 within the bubble, more beyond its ring. */
  size: number;
  /** The chance that a line has ink beside its bubbles: a dot, a stroke, a line below. */
  stray: number;
}

const markKinds = ['filled', 'scribbled', 'crossed', 'ticked', 'half', 'dotted'] as const;
type MarkKind = (typeof markKinds)[number];

const hand = (random: Random): Hand => ({
  darkness: random.oneOf([
    random.between(0.75, 0.95),
    random.between(0.5, 0.75),
    random.between(0.25, 0.5),
  ]),
  width: random.between(0.5, 0.9),
  usual: random.oneOf(['filled', 'filled', 'filled', 'scribbled', 'crossed', 'ticked']),
  care: random.between(0.5, 1),
  size: random.oneOf([random.between(0.9, 1.1), random.between(1, 1.6)]),
  stray: random.oneOf([0, 0.01, 0.05]),
});

/** A hand that marks a sheet. */
interface Writer {
  sheet: Sheet;
  person: Hand;
  random: Random;
}

/** Answers every line as a person does; tells what each line is. */
export function fillCard(
  sheet: Sheet,
  layout: CardLayout,
  random: Random,
): Map<number, LineProposal> {
  const writer = { sheet, person: hand(random), random };
  const lines = Map.groupBy(layout.bubbles, ({ question }) => question);
  return new Map([...lines].map(([question, bubbles]) => [question, fillLine(writer, bubbles)]));
}

function fillLine(writer: Writer, bubbles: Bubble[]): LineProposal {
  const { person, random } = writer;
  const chosen = random.whole(0, bubbles.length - 1);
  const other = (chosen + random.whole(1, bubbles.length - 1)) % bubbles.length;
  const bubbleOf = (at: number): Bubble => {
    const bubble = bubbles[at];
    if (!bubble) throw new RangeError('a line has bubbles');
    return bubble;
  };
  const mark = (at: number) => {
    const kind = random.isTrue(0.96) ? person.usual : random.oneOf(markKinds);
    drawMark(writer, bubbleOf(at), kind);
  };
  if (random.isTrue(person.stray)) strayInk(writer, bubbleOf(other));
  const draw = random.between(0, 1);
  if (draw < 0.04) return 'blank';
  if (draw < 0.055) {
    mark(chosen);
    mark(other);
    return 'double';
  }
  if (draw < 0.07) {
    erase(writer, bubbleOf(other));
    if (random.isTrue(0.3)) return 'blank';
  } else if (draw < 0.073) {
    mark(other);
    scratchOut(writer, bubbleOf(other));
    mark(chosen);
    return 'double';
  }
  mark(chosen);
  return bubbleOf(chosen).option;
}

/** The rest of a mark that a rubber has taken away. */
function erase({ sheet, person, random }: Writer, bubble: Bubble): void {
  const rest = person.darkness * random.between(0.08, 0.25);
  ink(sheet, around(bubble.x, bubble.y, 3.5), rest, disc(bubble.x, bubble.y, random.between(2, 3)));
}

/** Many strokes over a mark, beyond the ring. */
function scratchOut({ sheet, person, random }: Writer, bubble: Bubble): void {
  const { width, darkness } = person;
  const { x, y } = bubble;
  const at = () => random.between(-3, 3);
  for (let turn = 0; turn < 8; turn++)
    stroke(sheet, [x - 3, y + at(), x + 3, y + at()], width, darkness);
}

/** Ink that is no mark, between the bubbles and beside them. */
function strayInk({ sheet, person, random }: Writer, bubble: Bubble): void {
  const { width, darkness } = person;
  const between = bubble.x + 4;
  const y = bubble.y + random.between(-1.5, 1.5);
  const kind = random.whole(0, 2);
  if (kind === 0)
    return ink(sheet, around(between, y, 1), darkness, disc(between, y, random.between(0.3, 0.8)));
  if (kind === 1) {
    const [dx, dy] = [random.between(-0.6, 0.6), random.between(1, 2.5)];
    return stroke(sheet, [between - dx, y - dy, between + dx, y + dy], width * 0.7, darkness);
  }
  // Underlined: below the ring of the line, above that of the next one.
  const below = bubble.y + 3.15;
  stroke(
    sheet,
    [bubble.x - 3, below, bubble.x + random.between(2, 12), below],
    width * 0.5,
    darkness,
  );
}

function drawMark({ sheet, person, random }: Writer, { x, y }: Bubble, kind: MarkKind): void {
  const { darkness, width, care, size } = person;
  const atX = x + random.between(-0.4, 0.4);
  const atY = y + random.between(-0.4, 0.4);
  const line = (x1: number, y1: number, x2: number, y2: number) => {
    const shake = () => random.between(-0.3, 0.3);
    stroke(
      sheet,
      [atX + x1 + shake(), atY + y1 + shake(), atX + x2 + shake(), atY + y2 + shake()],
      width,
      darkness,
    );
  };
  const fill = (radius: number, part: (fromX: number) => boolean = () => true) => {
    const covered = disc(atX, atY, radius);
    ink(sheet, around(atX, atY, radius + 1), darkness, (px, py) =>
      part(px - atX) ? covered(px, py) * (random.isTrue(0.75 + 0.25 * care) ? 1 : 0.5) : 0,
    );
  };
  switch (kind) {
    case 'filled':
      return fill(random.between(2, 2.6));
    case 'dotted':
      return fill(random.between(1.3, 1.7));
    case 'half':
      return fill(2.4, (fromX) => fromX < 0.2);
    case 'scribbled':
      for (let way = -1.9; way <= 1.9; way += 0.75)
        line(way - 0.4, -Math.sqrt(4.6 - way ** 2), way + 0.4, Math.sqrt(4.6 - way ** 2));
      return;
    case 'crossed':
      line(-1.9 * size, -1.9 * size, 1.9 * size, 1.9 * size);
      line(-1.9 * size, 1.9 * size, 1.9 * size, -1.9 * size);
      return;
    case 'ticked':
      line(-1.8, 0, -0.4, 1.8);
      line(-0.4, 1.8, 2.4 * size, -2.4 * size);
  }
}
