import { fontFile } from './font-file.ts';
import {
  ascentOf,
  letterWithMarks,
  mainFont,
  runsOf,
  type FontStyle,
  type Run,
} from './document-fonts.ts';

interface Shape {
  font: FontStyle;
  size: number;
  width: number;
}

interface Look {
  colour: string;
  align: 'left' | 'center';
  link: string | undefined;
}

/** A text with its font and line breaks. */
interface LaidOutText {
  /** In points. */
  height: number;
  /** One font in the order of reading: what a PDF reader extracts is the text. */
  isPlain: boolean;
  draw(x: number, y: number, look: Look): void;
}

/** Lays a text out in lines of at most `width`, each letter in a font that has it. */
export function layOut(doc: PDFKit.PDFDocument, text: string, shape: Shape): LaidOutText {
  const runs = runsOf(shape.font, text);
  const shown = runs
    .map((run) => run.text)
    .join('')
    .replaceAll(/ {2,}/g, ' ');
  const isPlain = runs.every((run) => run.font === mainFont(shape.font));
  return isPlain ? layOutPlain(doc, shown, shape) : layOutRuns(doc, shown, shape);
}

function layOutPlain(
  doc: PDFKit.PDFDocument,
  text: string,
  { font, size, width }: Shape,
): LaidOutText {
  const select = () => doc.font(fontFile(mainFont(font))).fontSize(size);
  return {
    height: select().heightOfString(text, { width }),
    isPlain: true,
    draw(x, y, { colour, align, link }) {
      select().fillColor(colour).text(text, x, y, { width, align, link });
    },
  };
}

function layOutRuns(
  doc: PDFKit.PDFDocument,
  text: string,
  { font, size, width }: Shape,
): LaidOutText {
  const select = (name: string) => doc.font(fontFile(name)).fontSize(size);
  const widthOf = (run: Run) => select(run.font).widthOfString(run.text, optionsOf(run));
  const widthOfAll = (runs: readonly Run[]) => runs.reduce((sum, run) => sum + widthOf(run), 0);
  const lines = linesOf(text, (line) => widthOfAll(runsOf(font, line)) <= width);
  const lineHeight = select(mainFont(font)).currentLineHeight(true);
  const ascent = ascentOf(mainFont(font)) * size;
  return {
    height: lines.length * lineHeight,
    isPlain: false,
    draw(x, y, { colour, align, link }) {
      for (const [index, line] of lines.entries()) {
        const runs = runsOf(font, line);
        const baseline = y + index * lineHeight + ascent;
        let left = align === 'center' ? x + (width - widthOfAll(runs)) / 2 : x;
        for (const run of runs) {
          const options = { ...optionsOf(run), ...(link && { link }) };
          select(run.font).fillColor(colour).text(run.text, left, baseline, options);
          left += widthOf(run);
        }
      }
    },
  };
}

/** pdfkit lays words out one by one, in Arabic and Hebrew in the wrong order, unless features are given. */
const optionsOf = ({ isRightToLeft }: Run): PDFKit.Mixins.TextOptions => ({
  lineBreak: false,
  baseline: 'alphabetic',
  ...(isRightToLeft && { features: [] }),
});

/** Breaks a text at spaces, and a word that is wider than a line at its letters. */
function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  const add = (piece: string, space: string) => {
    const longer = line === '' ? piece : line + space + piece;
    if (line !== '' && !fits(longer)) lines.push(line);
    line = line === '' || fits(longer) ? longer : piece;
  };
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const pieces = fits(word) ? [word] : (word.match(letterWithMarks) ?? []);
    pieces.forEach((piece, index) => add(piece, index === 0 ? ' ' : ''));
  }
  return line === '' ? lines : [...lines, line];
}
