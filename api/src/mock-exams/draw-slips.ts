import { drawQrCode } from '../certificates/draw-qr-code.ts';
import { drawPdf, type TaggedPage, type TextStyle } from '../platform/pdf/tagged-page.ts';
import { black, points, quiet } from './draw-page-head.ts';
import { slipsOfPage } from './slips-of-page.ts';

/** The results of a person, on a slip of paper. */
interface SlipToDraw {
  name: string;
  className: string;
  /** One a line, such as '1º dia: 32 de 45'. */
  lines: readonly string[];
  /** Of the page with the same results. */
  url: string;
}

export interface SlipsToDraw {
  schoolName: string;
  title: string;
  /** Of the event, so that the same slips have the same bytes. */
  createdAt: string;
  slips: readonly SlipToDraw[];
}

/** Of a slip, in millimetres: two beside each other and four one below the other fill a page. */
const slip = { width: 105, height: 74.25 };
const margin = 9;
const codeSide = 28;
const gap = 4;
/** More lines are written in smaller letters. */
const mostLargeLines = 5;

const styles = {
  name: { font: 'display', size: 13, colour: black, fit: { height: 34, smallest: 7 } },
  facts: { font: 'semibold', size: 8.5, colour: black, fit: { height: 22, smallest: 6 } },
  line: { font: 'regular', size: 9, colour: black },
  hint: { font: 'regular', size: 7, colour: quiet, align: 'center' },
  source: { font: 'regular', size: 7, colour: quiet, fit: { height: 9, smallest: 5 } },
} as const satisfies Record<string, TextStyle>;

/**
 * A PDF of slips with results, with lines to cut along. Throws for letters that no font has: `requireLetters` refuses the
 * names before. It holds the thread for some milliseconds a slip, so that many slips need a worker.
 */
export function drawSlips({ schoolName, title, createdAt, slips }: SlipsToDraw): Promise<Buffer> {
  return drawPdf({ title: `Resultados: ${title}`, author: schoolName, createdAt }, (page) => {
    for (const [index, each] of slips.entries()) {
      const place = index % slipsOfPage;
      if (place === 0) {
        if (index > 0) page.nextPage();
        drawCuts(page);
      }
      const corner = {
        x: (place % 2) * slip.width,
        y: Math.floor(place / 2) * slip.height,
      };
      drawSlip(page, { ...each, source: `${title}, ${schoolName}` }, corner);
    }
  });
}

function drawCuts({ decorate }: TaggedPage): void {
  const { width, height } = slip;
  decorate((doc) => {
    doc.lineWidth(0.5).dash(4, { space: 4 });
    doc.moveTo(points(width), 0).lineTo(points(width), points(4 * height));
    for (const row of [1, 2, 3])
      doc.moveTo(0, points(row * height)).lineTo(points(2 * width), points(row * height));
    doc.stroke(quiet).undash();
  });
}

function drawSlip(
  { write, picture }: TaggedPage,
  { name, className, lines, url, source }: SlipToDraw & { source: string },
  corner: { x: number; y: number },
): void {
  const x = points(corner.x + margin);
  const y = points(corner.y + margin);
  const width = points(slip.width - 2 * margin - codeSide - gap);
  const underName = write('H1', name, [x, y, width], styles.name);
  const underFacts = write('P', className, [x, underName + 2, width], styles.facts);
  const underSource = write('P', source, [x, underFacts + 1, width], styles.source);
  let under = underSource + 5;
  const style = lines.length > mostLargeLines ? { ...styles.line, size: 7.5 } : styles.line;
  for (const line of lines) under = write('P', line, [x, under, width], style) + 1;
  const side = points(codeSide);
  const codeX = points(corner.x + slip.width - margin - codeSide);
  picture(`Código QR que leva a ${url}`, [codeX, y, side], (doc) =>
    drawQrCode(doc, url, codeX, y, side),
  );
  write('P', 'Aponte a câmera para ver no celular', [codeX, y + side + 4, side], styles.hint);
}
