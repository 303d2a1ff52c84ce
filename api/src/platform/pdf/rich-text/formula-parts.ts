/** A part of a formula. Lengths are those of the letters of the formula; y grows downwards. */
export interface Box {
  width: number;
  /** Above and below the baseline. */
  height: number;
  depth: number;
  /** `room` is the width of the column in which the part stands, for lines that fill it. */
  draw(doc: PDFKit.PDFDocument, x: number, baseline: number, room: number): void;
}

/** The look that a part gets from those around it. */
export interface Surroundings {
  /** Of the letters, where those of the formula have 1. */
  size: number;
  font: string;
  align: 'left' | 'center' | 'right';
}
