import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCardCode } from '@sabia/domain/mock-exams/card-code.ts';
import { cardLayout, type CardOption } from '@sabia/domain/mock-exams/card-layout.ts';
import { essaySheetLayout } from '@sabia/domain/mock-exams/essay-sheet.ts';
import sharp from 'sharp';
import { greyPictureOf } from './photograph.ts';
import { around, disc, ink, type Sheet, sheetScale } from './sheet.ts';

/** A printed answer card without marks, and the numbers in its code. */
export interface PrintedCard {
  sheet: Sheet;
  eventNumber: number;
  number: number;
}

/** Options by question: two for a line with two marks. */
export type Marks = Readonly<Record<number, CardOption | `${CardOption}${CardOption}`>>;

/** The pages of our PDF of answer cards, as a printer prints them. */
export async function cardsOfPdf(pdf: Uint8Array): Promise<PrintedCard[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sabia-cards-'));
  try {
    const file = join(folder, 'cards.pdf');
    writeFileSync(file, pdf);
    const resolution = String(sheetScale * 25.4);
    execFileSync('pdftoppm', ['-r', resolution, '-png', '-gray', file, join(folder, 'page')]);
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    const codes = Array.from(text.matchAll(/\bS1[0-9A-Z]{25}\b/g), ([code]) => parseCardCode(code));
    const pages = readdirSync(folder).filter((name) => name.endsWith('.png'));
    return await Promise.all(
      pages.toSorted().map(async (page, at) => {
        const { event = 0, person = 0 } = codes[at]?.code ?? {};
        const sheet = await greyPictureOf(readFileSync(join(folder, page)));
        return { sheet, eventNumber: event, number: person };
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A photograph of a page on a dark table, which lies a little askew. `drawOn` writes on a copy of the page. */
async function photographOf(
  { sheet }: PrintedCard,
  drawOn: (page: Sheet) => void,
): Promise<Buffer> {
  const page = { ...sheet, data: sheet.data.slice() };
  drawOn(page);
  const { data, width, height } = page;
  const flat = await sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  const turned = await sharp(flat).rotate(4, { background: '#555' }).toBuffer();
  return sharp(turned)
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#555' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** A photograph of an essay sheet with some strokes of a pen in its first lines. `withoutCode`: the code is covered. */
export const photographOfSheet = (printed: PrintedCard, { withoutCode = false } = {}) =>
  photographOf(printed, (page) => {
    const { lines, left, code } = essaySheetLayout();
    for (const { y } of lines.slice(0, 6))
      for (let x = left + 4; x < left + 120; x += 3)
        ink(page, around(x, y - 2, 2), 0.8, disc(x, y - 2, 0.6));
    if (withoutCode) ink(page, code, 1, () => 1);
  });

/** A photograph of a card from the first question on, answered by pen. `withoutCode`: the code is covered. */
export const photographOfAnswers = (
  printed: PrintedCard,
  marks: Marks,
  { withoutCode = false } = {},
): Promise<Buffer> =>
  photographOf(printed, (page) => {
    const layout = cardLayout(Object.keys(marks).length);
    for (const { question, option, x, y } of layout.bubbles)
      if (marks[question]?.includes(option)) ink(page, around(x, y, 3), 0.85, disc(x, y, 2.3));
    if (withoutCode) ink(page, layout.code, 1, () => 1);
  });
