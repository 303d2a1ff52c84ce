import type { Receipt } from '@sabia/domain/subscriptions/receipt.ts';
import {
  formatPrice,
  methodNames,
  receiptStates,
} from '@sabia/domain/subscriptions/payment-words.ts';
import { documentColors, ink, type PdfBrand, writeBrand } from '../platform/pdf/brand.ts';
import { dateInWords } from '@sabia/domain/date-in-words.ts';
import { drawPdf, type TaggedPage, type TextStyle } from '../platform/pdf/tagged-page.ts';

const stylesOf = ({ deep }: ReturnType<typeof documentColors>) =>
  ({
    heading: { font: 'semibold', size: 24, colour: deep },
    label: { font: 'regular', size: 10, colour: ink.quiet },
    value: { font: 'semibold', size: 12, colour: ink.strong, fit: { height: 34, smallest: 8 } },
    price: { font: 'semibold', size: 28, colour: ink.strong },
    line: { font: 'regular', size: 11, colour: ink.strong, fit: { height: 32, smallest: 8 } },
    notice: { font: 'semibold', size: 12, colour: '#9a3412' },
    brand: { font: 'semibold', size: 18, colour: deep, fit: { height: 22, smallest: 10 } },
  }) as const satisfies Record<string, TextStyle>;

/** The page with the colours and styles of the school. */
type BrandedPage = TaggedPage & {
  colors: ReturnType<typeof documentColors>;
  styles: ReturnType<typeof stylesOf>;
};

/** Everything that the PDF depends on. */
export type ReceiptToDraw = Receipt & { brand: PdfBrand };

/** A4 portrait, in points. */
const sheet = { x: 56, width: 483 };

/** The same receipt always has the same bytes. */
export function drawReceipt(receipt: ReceiptToDraw): Promise<Buffer> {
  const { number, paidAt, brand } = receipt;
  const colors = documentColors(brand);
  const styles = stylesOf(colors);
  return drawPdf({ title: `Recibo ${number}`, author: brand.name, createdAt: paidAt }, (tagged) => {
    const page = { ...tagged, colors, styles };
    drawHead(page, brand);
    const underPayment = writePayment(page, receipt);
    const underIssuer = writeLines(page, 'Recebido por', receipt.issuer, underPayment + 28);
    writeLines(page, 'Pago por', receipt.payer, underIssuer + 24);
  });
}

function drawHead(page: BrandedPage, brand: PdfBrand): void {
  page.decorate((doc) => doc.rect(0, 0, 595.28, 12).fill(page.colors.deep));
  writeBrand(page, brand, [sheet.x, 52, sheet.width], page.styles.brand);
}

function writePayment({ write, decorate, colors, styles }: BrandedPage, receipt: Receipt): number {
  const { x, width } = sheet;
  const { number, state, paidAt, startsAt, until, planName, priceCents, method } = receipt;
  let y = write('H1', 'Recibo de pagamento', [x, 124, width], styles.heading);
  y = write('P', formatPrice(priceCents), [x, y + 12, width], styles.price);
  if (state !== 'PAID') y = write('P', receiptStates[state], [x, y + 4, width], styles.notice);
  const facts: [label: string, value: string][] = [
    ['Plano', planName],
    ['Pago em', dateInWords(paidAt)],
    ['Forma de pagamento', methodNames[method]],
    [
      'Período',
      until ? `${dateInWords(startsAt)} a ${dateInWords(until)}` : `desde ${dateInWords(startsAt)}`,
    ],
    ['Número', number],
  ];
  y += 20;
  decorate((doc) => doc.rect(x, y, width, 1).fill(colors.light));
  y += 8;
  for (const [label, value] of facts) {
    write('P', label, [x, y + 10, 150], styles.label);
    y = write('P', value, [x + 150, y + 8, width - 150], styles.value);
  }
  return y;
}

/** Writes a block of lines under its label; returns its lower end. */
function writeLines(
  { write, decorate, colors, styles }: BrandedPage,
  label: string,
  lines: readonly string[],
  top: number,
): number {
  const { x, width } = sheet;
  decorate((doc) => doc.rect(x, top, width, 1).fill(colors.light));
  let y = write('P', label, [x, top + 14, width], styles.label) + 2;
  for (const line of lines) y = write('P', line, [x, y + 3, width], styles.line);
  return y;
}
