import { runsOf, type Run } from '../document-fonts.ts';
import { fontFile } from '../font-file.ts';
import type { Piece, WordStyle } from './line.ts';

/** Above and below the baseline, for a size of 1. */
export const lineAscent = 0.97;
export const lineDescent = 0.36;

const colour = '#000000';

/** Measures and draws words with the fonts that have their letters. */
export function wordPieces(doc: PDFKit.PDFDocument) {
  const widths = new Map<string, number>();

  function widthOfRun({ font, text }: Run, size: number): number {
    const key = `${font} ${size} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = doc.font(fontFile(font)).fontSize(size).widthOfString(text);
    widths.set(key, width);
    return width;
  }

  function drawWord(text: string, style: WordStyle, x: number, baseline: number): void {
    const { size, rise, isItalic, isUnderlined, isStruck } = style;
    let left = x;
    for (const run of runsOf(style.font, text)) {
      doc
        .font(fontFile(run.font))
        .fontSize(size)
        .fillColor(colour)
        .text(run.text, left, baseline - rise, {
          lineBreak: false,
          baseline: 'alphabetic',
          oblique: isItalic,
          underline: isUnderlined,
          strike: isStruck,
          ...(run.isRightToLeft && { features: [] }),
        });
      left += widthOfRun(run, size);
    }
  }

  function wordPiece(text: string, style: WordStyle): Piece {
    const { size, rise } = style;
    return {
      width: runsOf(style.font, text).reduce((sum, run) => sum + widthOfRun(run, size), 0),
      height: size * lineAscent + rise,
      depth: Math.max(0, size * lineDescent - rise),
      word: { text, style },
      ...(/^ +$/.test(text) && { isSpace: true }),
      draw: (x, baseline) => drawWord(text, style, x, baseline),
    };
  }

  return {
    /** The words and spaces of a text; a word that is wider than a line in pieces that are not. */
    ofText(text: string, style: WordStyle, widest: number): Piece[] {
      return (text.match(/ +|[^ ]+/g) ?? []).flatMap((part) => {
        const piece = wordPiece(part.startsWith(' ') ? ' ' : part, style);
        if (piece.width <= widest) return [piece];
        return Array.from(part, (letter) => wordPiece(letter, style));
      });
    },

    /** The pieces of a line, neighbouring words of one style as one: their text is found as it was written. */
    joined(pieces: Piece[]): Piece[] {
      const all: Piece[] = [];
      for (const piece of pieces) {
        const last = all.at(-1);
        if (last?.word && piece.word && last.word.style === piece.word.style)
          all[all.length - 1] = wordPiece(last.word.text + piece.word.text, last.word.style);
        else all.push(piece);
      }
      return all;
    },
  };
}
