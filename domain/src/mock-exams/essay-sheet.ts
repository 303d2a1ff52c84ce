import { pageFrame, type PageFrame, type Place } from './card-layout.ts';

/** The printed geometry of an essay sheet, in millimetres from the top left of the page. */
export interface EssaySheetLayout extends PageFrame {
  /** The lines to write on, from the top. */
  lines: readonly { number: number; y: number }[];
  /** The ends of each line; its number stands before it. */
  left: number;
  right: number;
}

/** As the Enem has them. */
const linesQtd = 30;
const first = 86;
const step = 6.3;

export const essaySheetLayout = (): EssaySheetLayout => ({
  ...pageFrame(),
  lines: Array.from({ length: linesQtd }, (_, index) => ({
    number: index + 1,
    y: Math.round((first + index * step) * 100) / 100,
  })),
  left: 22,
  right: 196,
});

/** The part of the page that is kept as the essay: all lines, and not the name. */
export const writtenPart: Place = { x: 12, y: 76, width: 188, height: 200 };

/** Essays of a day that have a sheet. */
export const mostSheets = 8;

/** Codes of sheets have these numbers in place of a colour, from the highest on. */
const highest = 31;

/** The number in the code of the sheet of an essay, from 0 on, in place of the colour. */
export const colorOfSheet = (essay: number): number => highest - essay;

/** The essay of a sheet by its code, from 0 on; null: the code of an answer card. */
export const sheetOfColor = (color: number): number | null =>
  color > highest - mostSheets ? highest - color : null;
