import type { RichElement } from '@sabia/domain/rich-text/node.ts';
import { spokenFormula } from '@sabia/domain/rich-text/spoken-formula.ts';
import type { Piece, WordStyle } from './line.ts';
import { formulaBox } from './formula-box.ts';

/** A formula of the drawn text: one piece for each part at whose end a line may break. */
export function formulaPieces(
  doc: PDFKit.PDFDocument,
  element: RichElement,
  { size, rise }: WordStyle,
  widest: number,
): Piece[] {
  const tex = element.attributes['data-tex'] ?? '';
  const isDisplay = element.attributes['data-display'] !== undefined;
  const box = formulaBox(element);
  // KaTeX's style sheet has the same ratio.
  const scale = Math.min(size * 1.12, widest / Math.max(box.width, 0.01));
  const line: Piece = { width: 0, height: 0, depth: 0, breaks: 'filled', draw() {} };
  // In the middle of a line of its own.
  const around = isDisplay ? size * 0.3 : 0;
  const before = isDisplay ? (widest - box.width * scale) / 2 : 0;
  const piece: Piece = {
    width: before + box.width * scale,
    height: box.height * scale + rise + around,
    depth: box.depth * scale - rise + around,
    described: { tag: 'Formula', alt: spokenFormula(tex) },
    draw(x, baseline) {
      doc
        .save()
        .translate(x + before, baseline - rise)
        .scale(scale);
      box.draw(doc, 0, 0, box.width);
      doc.restore();
    },
  };
  return isDisplay ? [line, piece, line] : [piece];
}
