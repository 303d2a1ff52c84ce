import { parseCardCode } from '@sabia/domain/mock-exams/card-code.ts';
import type { CardLayout, CardOption, Place } from '@sabia/domain/mock-exams/card-layout.ts';
import type { LineProposal } from '@sabia/domain/mock-exams/decide-lines.ts';
import type { GreyPicture } from '@sabia/domain/mock-exams/grey-picture.ts';
import { type CardReading, readCard } from '@sabia/domain/mock-exams/read-card.ts';
import { straighten } from '@sabia/domain/mock-exams/straighten.ts';

/** A line in doubt with its picture. */
export interface ReadDoubt {
  question: number;
  seen: CardOption[];
  proposal: LineProposal;
  crop: GreyPicture;
}

export interface ReadPicture {
  isRead: true;
  /** The text of the QR code; null if no code can be read. */
  code: string | null;
  day: number;
  answers: Record<number, CardOption>;
  doubts: ReadDoubt[];
  quality: number;
  /** The place of the printed name, for a card without a code. */
  name: GreyPicture;
}

type UnreadReason = Extract<CardReading, { isRead: false }>['reason'];

export type PictureReading =
  | ReadPicture
  /** `no_picture`: the browser can't open the file. */
  | { isRead: false; reason: UnreadReason | 'no_picture' };

/** The layouts of the cards of an event by day. */
export type Layouts = ReadonlyMap<number, CardLayout>;

interface Circumstances {
  layouts: Layouts;
  /** The day of the card if its code tells none. */
  day: number;
  isLive: boolean;
}

/** Pixels of a millimetre: those of the code as in decision 50, those of lines and names for the eye. */
const scales = { code: 6, crop: 5 };

/** Reads the answers and the code of a card. `decode` reads a QR code; null if it finds none. */
export async function readPicture(
  picture: GreyPicture,
  { layouts, day, isLive }: Circumstances,
  decode: (code: GreyPicture) => Promise<string | null>,
): Promise<PictureReading> {
  const layout = layouts.get(day);
  if (!layout) throw new RangeError(`the event has no day ${day}`);
  const first = readCard(picture, layout, { isLive });
  if (!first.isRead) return first;
  // The corner marks and the code have the same places in all layouts.
  const code = await decode(
    straighten(picture, first.toPicture, withMargin(layout.code, 5), scales.code),
  );
  const codeDay = (code && parseCardCode(code)?.code.day) || day;
  const ofCode = layouts.get(codeDay) ?? layout;
  const reading = ofCode === layout ? first : readCard(picture, ofCode, { isLive });
  if (!reading.isRead) return reading;
  const { answers, doubts, quality, toPicture } = reading;
  const cropOf = (place: Place) => straighten(picture, toPicture, place, scales.crop);
  return {
    isRead: true,
    code,
    day: codeDay,
    answers,
    doubts: doubts.map(({ question, seen, proposal }) => ({
      question,
      seen,
      proposal,
      crop: cropOf(lineOf(ofCode, question)),
    })),
    quality,
    name: cropOf(withMargin(layout.name, 1)),
  };
}

const withMargin = ({ x, y, width, height }: Place, margin: number): Place => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

/** A line of the card, with its number. */
function lineOf({ bubbles }: CardLayout, question: number): Place {
  const xs = bubbles.filter((bubble) => bubble.question === question).map(({ x }) => x);
  const y = bubbles.find((bubble) => bubble.question === question)?.y ?? 0;
  const left = Math.min(...xs) - 13;
  return { x: left, y: y - 4, width: Math.max(...xs) + 5 - left, height: 8 };
}
