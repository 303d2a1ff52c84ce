import { cardOptions } from '@sabia/domain/mock-exams/card-layout.ts';
import { ink, type PdfBrand, writeBrand } from '../platform/pdf/brand.ts';
import { fontFile } from '../platform/pdf/font-file.ts';
import { heightOfBlocks, placeInColumns } from '../platform/pdf/rich-text/columns.ts';
import type { Block, Marker, TaggedBlock } from '../platform/pdf/rich-text/line.ts';
import type { Picture } from '../platform/pdf/rich-text/picture-block.ts';
import { richTextLayout } from '../platform/pdf/rich-text/rich-blocks.ts';
import { drawPdf, type TaggedPage, type TextStyle } from '../platform/pdf/tagged-page.ts';

export interface BookletToDraw {
  brand: PdfBrand;
  title: string;
  /** Such as '1º dia'. */
  day: string;
  /** The name of the booklet and its place in the colours; null for the only one. */
  color: { name: string; place: number } | null;
  /** Of the letters, in points, in one column; null: two columns of small letters. */
  largePrint: number | null;
  firstQuestion: number;
  questions: readonly BookletQuestion[];
  /** The statements of its essays. */
  essays: readonly string[];
  /** By their addresses. */
  pictures: ReadonlyMap<string, Picture>;
  /** Of the event, so that the same booklet has the same bytes. */
  createdAt: string;
}

/** A question as it is printed: without its key. */
interface BookletQuestion {
  statement: string;
  /** The texts of the alternatives, in order. */
  alternatives: readonly string[];
  /** The title of its area, with the foreign language; null: outside of areas. */
  area: string | null;
}

/** A4, in points. */
const page = { width: 595.28, height: 841.89, side: 40, bottom: 800 };
const gutter = 24;
const smallPrint = 9.5;

/** A bar at the top of each page. All bars have an outline and the name beside them, for black and white prints. */
const colours = ['#2f6fdc', '#f2c200', '#e58fb6', '#ffffff'];

/**
 * The booklet of a day as a PDF. Throws for letters that no font has: `requireLetters` refuses them before. It holds the
 * thread for seconds, so that it needs a worker.
 */
export function drawBooklet(booklet: BookletToDraw): Promise<Buffer> {
  const { title, day, color, brand, createdAt, largePrint } = booklet;
  const name = `${title}: ${day}${color ? `, caderno ${color.name}` : ''}`;
  const size = largePrint ?? smallPrint;
  const columns = largePrint ? 1 : 2;
  const width = (page.width - 2 * page.side - (columns - 1) * gutter) / columns;
  return drawPdf({ title: name, author: brand.name, createdAt }, async (sheet, doc) => {
    const underHead = writeHead(sheet, booklet, size);
    const blocks = await blocksOf(doc, booklet, { size, width });
    const placed = placeInColumns(blocks, {
      quantity: columns,
      top: (at) => (at === 0 ? underHead + size * 1.5 : 66),
      bottom: page.bottom,
    });
    const pagesQtd = (placed.at(-1)?.page ?? 0) + 1;
    let current: { block: Block; tagged: TaggedBlock } | undefined;
    let drawn = -1;
    for (const { line, block, page: at, column, y } of placed) {
      for (; drawn < at; drawn++) {
        if (drawn >= 0) sheet.nextPage();
        drawFrame(sheet, booklet, { number: drawn + 2, pagesQtd });
      }
      if (current?.block !== block) {
        current?.tagged.end();
        current = { block, tagged: sheet.block(block.tag) };
      }
      line.draw(current.tagged, page.side + column * (width + gutter), y);
    }
    current?.tagged.end();
  });
}

/** Brand, title and instructions on the first page; returns their lower end. */
function writeHead(sheet: TaggedPage, booklet: BookletToDraw, size: number): number {
  const { brand, title, day, color, questions, firstQuestion, essays } = booklet;
  const width = page.width - 2 * page.side;
  const { side } = page;
  const style = (font: TextStyle['font'], factor: number): TextStyle => ({
    font,
    size: size * factor,
    colour: '#000000',
  });
  writeBrand(sheet, brand, [side, 44, width], {
    ...style('display', 1.4),
    fit: { height: 30, smallest: 8 },
  });
  const underTitle = sheet.write('H1', title, [side, 88, width], style('display', 2));
  const caderno = color ? ` · Caderno ${color.name}` : '';
  const underFacts = sheet.write(
    'P',
    `${day}${caderno}`,
    [side, underTitle + 2, width],
    style('semibold', 1.3),
  );
  const last = firstQuestion + questions.length - 1;
  const rules = [
    `Questões de ${firstQuestion} a ${last}${essays.length > 0 ? ' e redação' : ''}.`,
    'Marque as respostas no cartão-resposta.',
    ...(color ? [`O seu cartão tem que dizer “caderno ${color.name}”.`] : []),
  ].join(' ');
  return sheet.write('P', rules, [side, underFacts + 4, width], style('regular', 1));
}

/** Draws the bar, the line at the top and the page number. */
function drawFrame(
  { decorate }: TaggedPage,
  { brand, title, day, color, largePrint }: BookletToDraw,
  { number, pagesQtd }: { number: number; pagesQtd: number },
): void {
  const width = page.width - 2 * page.side;
  const caderno = color ? `caderno ${color.name}` : 'caderno único';
  const size = largePrint ? 11 : 8;
  const line = { lineBreak: false, height: size * 1.5, ellipsis: true };
  decorate((doc) => {
    doc
      .lineWidth(0.75)
      .rect(page.side, 24, width, 9)
      .fillAndStroke(color ? (colours[color.place] ?? '#ffffff') : ink.hairline, '#000000');
    doc.font(fontFile('Inter-SemiBold')).fontSize(size).fillColor('#000000');
    if (number > 1) {
      const right = `${day} · ${caderno}`;
      const wide = doc.widthOfString(right);
      doc.text(right, page.side + width - wide, 40, line);
      doc
        .font(fontFile('Inter-Regular'))
        .text(`${title} · ${brand.name}`, page.side, 40, { ...line, width: width - wide - 12 });
    }
    const pages = `${day} · ${caderno} · página ${number} de ${pagesQtd}`;
    doc.font(fontFile('Inter-Regular')).fontSize(size);
    doc.text(pages, page.side + (width - doc.widthOfString(pages)) / 2, 812, line);
  });
}

interface Shape {
  size: number;
  width: number;
}

async function blocksOf(
  doc: PDFKit.PDFDocument,
  { questions, essays, firstQuestion, pictures, largePrint }: BookletToDraw,
  { size, width }: Shape,
): Promise<Block[]> {
  const layout = richTextLayout(doc, {
    size,
    width,
    height: page.bottom - 80,
    pictures,
    describesPictures: largePrint !== null,
  });
  const heading = headings(doc, { size, width });
  const blocks: Block[] = [];
  let area: string | null = null;
  for (const [index, question] of questions.entries()) {
    if (question.area !== null && question.area !== area) blocks.push(heading('H2', question.area));
    area = question.area;
    blocks.push(heading('H3', `Questão ${firstQuestion + index}`));
    blocks.push(...(await layout.blocks(question.statement)));
    const alternatives: Block[] = [];
    for (const [place, text] of question.alternatives.entries()) {
      const marker = letterMarker(doc, cardOptions[place] ?? '', size);
      alternatives.push(...(await layout.blocks(text, { marker, width: size * 1.9 })));
    }
    blocks.push(...inOneColumn(alternatives));
  }
  for (const essay of essays) {
    blocks.push(heading('H2', 'Proposta de redação'));
    blocks.push(...(await layout.blocks(essay)));
  }
  return blocks;
}

/** Alternatives stay together, unless they take more than half a column: those with pictures. */
function inOneColumn(alternatives: readonly Block[]): Block[] {
  const isShort = heightOfBlocks(alternatives) <= (page.bottom - 80) / 2;
  return alternatives.map((block, at) => ({
    ...block,
    isWhole: true,
    keepsNext: isShort && at < alternatives.length - 1,
  }));
}

/** A heading with a line above it. */
const headings =
  (doc: PDFKit.PDFDocument, { size, width }: Shape) =>
  (tag: 'H2' | 'H3', text: string): Block => {
    const letters = size * (tag === 'H2' ? 1.3 : 1.05);
    const font = fontFile(tag === 'H2' ? 'InterDisplay-Bold' : 'Inter-SemiBold');
    const height = doc.font(font).fontSize(letters).heightOfString(text, { width });
    return {
      tag,
      before: size * 1.5,
      isWhole: true,
      keepsNext: true,
      lines: [
        {
          height: height + 4,
          draw(into, x, y) {
            into.draw(() => {
              doc
                .lineWidth(tag === 'H2' ? 1.5 : 0.6)
                .moveTo(x, y)
                .lineTo(x + width, y)
                .stroke('#000000');
              doc
                .font(font)
                .fontSize(letters)
                .fillColor('#000000')
                .text(text, x, y + 4, { width });
            });
          },
        },
      ],
    };
  };

/** The letter of an alternative in a circle, as on the answer card. */
const letterMarker =
  (doc: PDFKit.PDFDocument, letter: string, size: number): Marker =>
  (x, baseline) => {
    const middle = baseline - size * 0.36;
    const centre = x - size * 1.1;
    doc
      .lineWidth(size * 0.06)
      .circle(centre, middle, size * 0.62)
      .stroke('#000000');
    doc
      .font(fontFile('Inter-SemiBold'))
      .fontSize(size * 0.8)
      .fillColor('#000000');
    doc.text(letter, centre - doc.widthOfString(letter) / 2, middle + size * 0.29, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
  };
