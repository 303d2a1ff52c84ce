import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';

const fonts = {
  display: readFileSync(new URL('fonts/BricolageGrotesque-Bold.ttf', import.meta.url)),
  regular: readFileSync(new URL('fonts/Inter-Regular.ttf', import.meta.url)),
  semibold: readFileSync(new URL('fonts/Inter-SemiBold.ttf', import.meta.url)),
};

type Place = readonly [x: number, y: number, width: number];

export interface TextStyle {
  font: keyof typeof fonts;
  size: number;
  colour: string;
  align?: 'left' | 'center';
  /** The font shrinks until the text is at most this high. */
  fit?: { height: number; smallest: number };
}

export type TaggedPage = ReturnType<typeof taggedPage>;

interface PdfOptions {
  title: string;
  author: string;
  /** An instant of the content, so that the same content has the same bytes. */
  createdAt: string;
  layout?: 'portrait' | 'landscape';
}

/** An accessible PDF of one page in A4: tagged text in Portuguese, with embedded fonts. */
export function drawPdf(
  { title, author, createdAt, layout = 'portrait' }: PdfOptions,
  draw: (page: TaggedPage) => void,
): Promise<Buffer> {
  const doc = new PdfKit({
    size: 'A4',
    layout,
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(createdAt) },
  });
  draw(taggedPage(doc));
  doc.end();
  return buffer(doc);
}

/** Functions that write tagged text to a PDF page, for screen readers. */
function taggedPage(doc: PDFKit.PDFDocument) {
  for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, bytes);
  const root = doc.struct('Document');
  doc.addStructure(root);

  return {
    /** Writes a heading or paragraph, optionally with a link; returns its lower end. */
    write(tag: 'H1' | 'P', text: string, place: Place, style: TextStyle, link?: string): number {
      const [x, y, width] = place;
      const {
        font,
        size,
        colour,
        align = 'left',
        fit = { height: Infinity, smallest: size },
      } = style;
      doc.font(font).fontSize(size);
      const height = () => doc.heightOfString(text, { width });
      let smaller = size;
      while (height() > fit.height && smaller > fit.smallest) doc.fontSize(--smaller);
      const draw = () => doc.fillColor(colour).text(text, x, y, { width, align, link });
      root.add(doc.struct(tag, {}, link ? doc.struct('Link', {}, draw) : draw));
      return y + height();
    },

    /** A picture with its description; a square without a height. */
    picture(
      alt: string,
      [x, y, width, height = width]: readonly [...Place, height?: number],
      draw: (doc: PDFKit.PDFDocument) => void,
    ): void {
      const figure = { alt, bbox: [x, y, x + width, y + height] };
      root.add(doc.struct('Figure', figure, () => draw(doc)));
    },

    /** Decoration without a tag. */
    decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
      doc.markContent('Artifact', { type: 'Layout' });
      draw(doc);
      doc.endMarkedContent();
    },
  };
}
