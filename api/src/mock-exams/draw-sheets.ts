import type { EssaySheetLayout } from '@sabia/domain/mock-exams/essay-sheet.ts';
import { fontFile } from '../platform/pdf/font-file.ts';
import { drawPdf, type TaggedPage } from '../platform/pdf/tagged-page.ts';
import { drawPageHead, type PageOwner, points, quiet } from './draw-page-head.ts';

export interface SheetsToDraw {
  schoolName: string;
  title: string;
  layout: EssaySheetLayout;
  sheets: readonly (PageOwner & { day: string; essay: string })[];
  /** Of the event, so that the same sheets have the same bytes. */
  createdAt: string;
}

const rules =
  'Escreva a redação nas linhas, com caneta preta. Não escreva nos quadrados dos cantos nem no código. ' +
  'Não dobre a folha.';

/** A PDF of essay sheets, a page each. Throws for letters that no font has: `requireLetters` refuses the names before. */
export function drawSheets(input: SheetsToDraw): Promise<Buffer> {
  const { schoolName, title, createdAt, layout, sheets } = input;
  return drawPdf({ title: `Redação: ${title}`, author: schoolName, createdAt }, (page) => {
    for (const [index, { day, essay, ...owner }] of sheets.entries()) {
      if (index > 0) page.nextPage();
      const facts = [day, essay];
      drawPageHead(page, layout, { ...owner, facts, source: `${title}, ${schoolName}`, rules });
      drawLines(page, layout);
    }
  });
}

function drawLines({ picture }: TaggedPage, { lines, left, right, page }: EssaySheetLayout): void {
  const place = [0, points(79), points(page.width), points(page.height - 100)] as const;
  picture(`${lines.length} linhas para escrever`, place, (doc) => {
    doc.lineWidth(0.6);
    for (const { y } of lines) doc.moveTo(points(left), points(y)).lineTo(points(right), points(y));
    doc.stroke(quiet);
    doc.font(fontFile('Inter-Regular')).fontSize(8).fillColor(quiet);
    for (const { number, y } of lines)
      doc.text(String(number), points(left - 9), points(y) - 9, {
        width: points(7),
        align: 'right',
        lineBreak: false,
      });
  });
}
