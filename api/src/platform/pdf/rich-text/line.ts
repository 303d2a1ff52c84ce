/** A part of the tag tree of a PDF, to which drawings are added in the order of reading. */
export interface TaggedBlock {
  /** Draws content of the block itself. */
  draw(content: () => void): void;
  /** Draws a part with a description, such as a picture. */
  part(tag: 'Figure' | 'Formula', alt: string, content: () => void): void;
  /** A block within. */
  block(tag: BlockTag): TaggedBlock;
  end(): void;
}

export type BlockTag = 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'LI' | 'Table' | 'TR' | 'TH' | 'TD';

/** The look of a word. Words of one line with the same object are drawn together. */
export interface WordStyle {
  font: 'regular' | 'semibold';
  isItalic: boolean;
  isUnderlined: boolean;
  isStruck: boolean;
  /** In points. */
  size: number;
  /** Of its baseline above that of the line, in points. */
  rise: number;
}

/** Something that stands in a line: a word, a space, a formula or a picture. Lengths are points. */
export interface Piece {
  width: number;
  /** Above and below the baseline. */
  height: number;
  depth: number;
  /** Lines may break here; it is not seen at the end of one. */
  isSpace?: boolean;
  /** The line ends here: always, or unless it is empty. */
  breaks?: 'always' | 'filled';
  word?: { text: string; style: WordStyle };
  described?: { tag: 'Figure' | 'Formula'; alt: string };
  draw(x: number, baseline: number): void;
}

/** A line as it is placed in a column. */
export interface Line {
  height: number;
  /** Draws it with its upper left corner at this place. */
  draw(into: TaggedBlock, x: number, y: number): void;
}

/** Lines of one tag, in the order of reading. */
export interface Block {
  tag: BlockTag;
  lines: Line[];
  /** Space above, left out at the top of a column. */
  before: number;
  /** All lines stay in one column, if it has place for them. */
  isWhole: boolean;
  /** The next block begins in the same column. */
  keepsNext: boolean;
}

/** Something that hangs before the first line of a block, such as the number of a list item. */
export type Marker = (x: number, baseline: number) => void;

/** The place of a block, and the look of its text. */
export interface Context {
  /** From the left edge of the column. */
  indent: number;
  width: number;
  size: number;
  align: string;
  font: WordStyle['font'];
  /** Spaces and line feeds are kept. */
  isPre: boolean;
  tag: BlockTag;
  /** Drawn before its first line. */
  marker: Marker | undefined;
}
