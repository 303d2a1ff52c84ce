import { alignBubbles } from './align-bubbles.ts';
import { inkOf } from './bubble-ink.ts';
import type { CardLayout, CardOption, Place } from './card-layout.ts';
import { type DecidedCard, decideLines, type LineProposal } from './decide-lines.ts';
import { findCard, type MissingCard } from './find-card.ts';
import type { GreyPicture } from './grey-picture.ts';
import { type Homography, localAt } from './homography.ts';
import { type Print, printOf } from './sharpness.ts';

/** A line at which a person should look. */
interface Doubt {
  question: number;
  /** The options with some ink, the darkest first. */
  seen: CardOption[];
  proposal: LineProposal;
  /** The line in the picture, in pixels. */
  crop: Place;
}

/** The reason for which a picture gives no answers. */
export type UnreadReason = MissingCard | 'too_dark' | 'too_far' | 'blurred' | 'pale' | 'unclear';

export type CardReading =
  | {
      isRead: true;
      /** The proposals of lines in doubt included; lines that are blank or have two marks are missing. */
      answers: Record<number, CardOption>;
      doubts: Doubt[];
      /** From 0 to 1. */
      quality: number;
      /** From millimetres of the layout to pixels: `straighten` gets the QR code of this card with it. */
      toPicture: Homography;
    }
  | {
      isRead: false;
      reason: UnreadReason;
      /** Of the likeliest page with four corner marks: an essay sheet has them, too. */
      toPicture: Homography | null;
    };

/** Rings are told from paper by this much at least; a four of marks without rings between them is no card. */
const leastRingContrast = 0.05;

/**
 * Reads the answers of a photographed or scanned card, whichever way it lies. The longer side of the picture should have
 * 1,600 to 2,000 pixels: fewer are too few for small bubbles, more only take longer. `isLive` is for the frames of a
 * camera: it gives up early, because the next frame may be better.
 */
export function readCard(
  picture: GreyPicture,
  layout: CardLayout,
  { isLive = false }: { isLive?: boolean } = {},
): CardReading {
  let firstReason: UnreadReason | undefined;
  let likeliest: Homography | null = null;
  const found = findCard(picture, layout, { isLive });
  for (let next = found.next(); ; next = found.next()) {
    if (next.done)
      return { isRead: false, reason: firstReason ?? next.value, toPicture: likeliest };
    likeliest ??= next.value;
    const reading = readAt(picture, next.value, layout);
    if (typeof reading === 'object') return reading;
    // The likeliest four tells what is wrong with the picture.
    firstReason ??= reading;
  }
}

/** A reading; a reason if the picture is too bad to tell; undefined if these four marks belong to no card. */
function readAt(
  picture: GreyPicture,
  toPicture: Homography,
  layout: CardLayout,
): CardReading | UnreadReason | undefined {
  const print = printOf(picture, toPicture, layout);
  const unread = reasonOf(print);
  if (unread) return unread;
  const { lines, ringContrast } = alignBubbles(picture, toPicture, layout);
  if (ringContrast < leastRingContrast) return undefined;
  const decided = decideLines(inkOf(picture, toPicture, lines, layout));
  const quality = qualityOf(print, decided);
  if (quality < leastQuality) return { isRead: false, reason: 'unclear', toPicture };
  return { ...answersOf(decided, layout, toPicture), quality };
}

function answersOf({ lines }: DecidedCard, layout: CardLayout, toPicture: Homography) {
  const answers: Record<number, CardOption> = {};
  const doubts: Doubt[] = [];
  for (const { question, proposal, isDoubt, seen } of lines) {
    if (proposal !== 'blank' && proposal !== 'double') answers[question] = proposal;
    if (isDoubt)
      doubts.push({ question, seen, proposal, crop: cropOf(layout, toPicture, question) });
  }
  return { isRead: true, answers, doubts, toPicture } as const;
}

/** Limits of what the drawn photographs of `read-card.property.test.ts` have shown to be readable. */
const limits = { scale: 2.3, paper: 40, contrast: 0.3, blur: 0.85 };

function reasonOf({ blur, contrast, paper, scale }: Print): UnreadReason | null {
  if (scale < limits.scale) return 'too_far';
  if (paper < limits.paper) return 'too_dark';
  if (contrast < limits.contrast) return 'pale';
  if (blur > limits.blur) return 'blurred';
  return null;
}

const leastQuality = 0.2;

/** The worst of sharpness, light, and distance between marks and empty bubbles, each 1 from a good picture on. */
function qualityOf({ blur, contrast, scale }: Print, { separation, lines }: DecidedCard): number {
  const between = (value: number, worst: number, good: number) =>
    Math.min(1, Math.max(0, (value - worst) / (good - worst)));
  const doubts = lines.filter(({ isDoubt }) => isDoubt).length / lines.length;
  return Math.min(
    between(blur, 1, 0.4),
    between(contrast, 0.2, 0.6),
    between(scale, 2, 3.2),
    between(separation, 2.5, 9),
    between(doubts, 0.6, 0.2),
  );
}

/** The number and the bubbles of a line, with a millimetre or two around. */
function cropOf({ bubbles }: CardLayout, toPicture: Homography, question: number): Place {
  const ofLine = bubbles.filter((bubble) => bubble.question === question);
  const [first = { x: 0, y: 0 }] = ofLine;
  const last = ofLine.at(-1) ?? first;
  const corners = [first.x - 13, last.x + 5].flatMap((x) =>
    [first.y - 5, first.y + 5].map((y) => localAt(toPicture, x, y)),
  );
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const x = Math.max(0, Math.floor(Math.min(...xs)));
  const y = Math.max(0, Math.floor(Math.min(...ys)));
  return { x, y, width: Math.ceil(Math.max(...xs)) - x, height: Math.ceil(Math.max(...ys)) - y };
}
