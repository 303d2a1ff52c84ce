import { parseCardCode } from '@sabia/domain/mock-exams/card-code.ts';
import type { CardLayout, CardOption, Place } from '@sabia/domain/mock-exams/card-layout.ts';
import { isEssaySheet } from '@sabia/domain/mock-exams/is-essay-sheet.ts';
import { sheetOfColor, writtenPart } from '@sabia/domain/mock-exams/essay-sheet.ts';
import type { Homography } from '@sabia/domain/mock-exams/homography.ts';
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

/** An essay sheet with the picture of its lines. */
export interface ReadSheet {
  /** The text of the QR code; null if no code can be read. */
  code: string | null;
  day: number;
  /** From 1 on. */
  essay: number;
  /** A JPEG. */
  page: Uint8Array<ArrayBuffer>;
  /** The place of the printed name, for a sheet without a code. */
  name: GreyPicture;
}

type UnreadReason = Extract<CardReading, { isRead: false }>['reason'];

export type PictureReading =
  | ReadPicture
  | { isRead: false; reason: 'essay_sheet'; sheet: ReadSheet }
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

interface Browser {
  /** Reads a QR code; null if there is none. */
  decode: (code: GreyPicture) => Promise<string | null>;
  /** A part of the page in the resolution of the camera, as a JPEG. */
  photograph: (toPicture: Homography, part: Place) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Reads the answers and the code of a card, or finds an essay sheet. */
export async function readPicture(
  picture: GreyPicture,
  { layouts, day, isLive }: Circumstances,
  { decode, photograph }: Browser,
): Promise<PictureReading> {
  const layout = layouts.get(day);
  if (!layout) throw new RangeError(`the event has no day ${day}`);
  const first = readCard(picture, layout, { isLive });
  const { toPicture: page } = first;
  if (!page) return withoutPlace(first);
  // The corner marks and the code have the same places in all layouts, and on essay sheets.
  const code = await decode(straighten(picture, page, withMargin(layout.code, 5), scales.code));
  const numbers = code === null ? null : (parseCardCode(code)?.code ?? null);
  const essay = numbers && sheetOfColor(numbers.color);
  // A frame of the camera may have no readable code by chance: the next one is better.
  if (essay !== null || (!numbers && !isLive && isEssaySheet(picture, page))) {
    const sheet: ReadSheet = {
      code: numbers ? code : null,
      day: numbers?.day ?? day,
      essay: (essay ?? 0) + 1,
      page: await photograph(page, writtenPart),
      name: straighten(picture, page, withMargin(layout.name, 1), scales.crop),
    };
    return { isRead: false, reason: 'essay_sheet', sheet };
  }
  if (!first.isRead) return withoutPlace(first);
  const codeDay = numbers?.day ?? day;
  const ofCode = layouts.get(codeDay) ?? layout;
  const reading = ofCode === layout ? first : readCard(picture, ofCode, { isLive });
  if (!reading.isRead) return withoutPlace(reading);
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

const withoutPlace = (reading: CardReading): PictureReading => {
  if (reading.isRead) throw new TypeError('the card was read');
  return { isRead: false, reason: reading.reason };
};

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
