/** The options of a line, as they are printed in its bubbles. */
export const cardOptions = ['A', 'B', 'C', 'D', 'E'] as const;
export type CardOption = (typeof cardOptions)[number];

/** A rectangle in millimetres from the top left of the page. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const centreOf = ({ x, y, width, height }: Place): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** A circle around (x, y), in millimetres from the top left of the page. */
export interface Bubble {
  /** Its number in the exam, from `firstQuestion` on. */
  question: number;
  option: CardOption;
  x: number;
  y: number;
}

/** The common parts of pages that are photographed and read. All lengths are millimetres, all places from the top left of the page. */
export interface PageFrame {
  /** A4 portrait. */
  page: { width: number; height: number };
  /** Black squares: top left, top right, bottom right, bottom left. Nothing is printed within 5 mm around them. */
  cornerMarks: [Place, Place, Place, Place];
  /** A black bar that only the top of the page has. */
  orientationBar: Place;
  /** The square of the QR code; its quiet zone lies around it. */
  code: Place;
  name: Place;
}

/** The printed geometry of one answer card; a print at another scale is read too, because only the ratios count. */
export interface CardLayout extends PageFrame {
  /** Of every bubble: of the middle of its line, which is `bubbleStroke` wide. */
  bubbleRadius: number;
  bubbleStroke: number;
  /** By question, and A to E within each. */
  bubbles: Bubble[];
}

/** Lines of one page. */
export const mostQuestions = 90;

const page = { width: 210, height: 297 };
const mark = { size: 8, margin: 11 };
const rowsOfColumn = 30;
/** Rows between two gaps, which help to keep the line, and the reader to tell one row from the next. */
export const rowsOfGroup = 5;
/** The first bubble, and the steps to the next option, column, row and group. */
const grid = { x: 31, y: 79, option: 8, column: 59.5, row: 6.3, groupGap: 1.6 };

/**
 * The layout of a card with the questions from `firstQuestion` on: up to 30 in each of three columns. Throws RangeError
 * for more questions than a page has lines.
 */
export function cardLayout(questions: number, firstQuestion = 1): CardLayout {
  if (!Number.isInteger(questions) || questions < 1 || questions > mostQuestions)
    throw new RangeError(`a card has 1 to ${mostQuestions} questions`);
  return {
    ...pageFrame(),
    bubbleRadius: 2.5,
    bubbleStroke: 0.3,
    bubbles: Array.from({ length: questions }, (_, row) => bubblesOf(row, firstQuestion)).flat(),
  };
}

/** The frame of an answer card or essay sheet. */
export const pageFrame = (): PageFrame => ({
  page: { ...page },
  cornerMarks: cornerMarks(),
  orientationBar: { x: 26, y: 12.5, width: 34, height: 5 },
  code: { x: 153, y: 24, width: 34, height: 34 },
  name: { x: 24, y: 24, width: 120, height: 12 },
});

function cornerMarks(): PageFrame['cornerMarks'] {
  const { size, margin } = mark;
  const right = page.width - margin - size;
  const bottom = page.height - margin - size;
  const at = (x: number, y: number): Place => ({ x, y, width: size, height: size });
  return [at(margin, margin), at(right, margin), at(right, bottom), at(margin, bottom)];
}

function bubblesOf(index: number, firstQuestion: number): Bubble[] {
  const row = index % rowsOfColumn;
  const x = grid.x + Math.floor(index / rowsOfColumn) * grid.column;
  const y = grid.y + row * grid.row + Math.floor(row / rowsOfGroup) * grid.groupGap;
  return cardOptions.map((option, place) => ({
    question: firstQuestion + index,
    option,
    x: rounded(x + place * grid.option),
    y: rounded(y),
  }));
}

/** Sums of tenths have many decimals. */
const rounded = (length: number): number => Math.round(length * 100) / 100;
