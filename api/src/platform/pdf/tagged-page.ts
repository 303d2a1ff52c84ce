import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';
import type { FontStyle } from './document-fonts.ts';
import type { BlockTag, TaggedBlock } from './rich-text/line.ts';
import { layOut } from './write-text.ts';

type Place = readonly [x: number, y: number, width: number];

export interface TextStyle {
  font: FontStyle;
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

/** An accessible PDF in A4, of one page unless `nextPage` is called: tagged text in Portuguese, with embedded fonts. */
export async function drawPdf(
  { title, author, createdAt, layout = 'portrait' }: PdfOptions,
  draw: (page: TaggedPage, doc: PDFKit.PDFDocument) => void | Promise<void>,
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
  await draw(taggedPage(doc), doc);
  doc.end();
  return buffer(doc);
}

/** Functions that write tagged text to a PDF page, for screen readers. */
function taggedPage(doc: PDFKit.PDFDocument) {
  const root = doc.struct('Document');
  doc.addStructure(root);

  return {
    /**
     * Writes a heading or paragraph, optionally with a link; returns its lower end. Throws for a letter that no font
     * has: `requireLetters` refuses it before.
     */
    write(tag: 'H1' | 'P', text: string, place: Place, style: TextStyle, link?: string): number {
      const [x, y, width] = place;
      const {
        font,
        size,
        colour,
        align = 'left',
        fit = { height: Infinity, smallest: size },
      } = style;
      let laidOut = layOut(doc, text, { font, size, width });
      for (
        let smaller = size - 1;
        laidOut.height > fit.height && smaller >= fit.smallest;
        smaller--
      )
        laidOut = layOut(doc, text, { font, size: smaller, width });
      const draw = () => laidOut.draw(x, y, { colour, align, link });
      const content = link ? doc.struct('Link', {}, draw) : draw;
      root.add(doc.struct(tag, laidOut.isPlain ? {} : { actual: text }, content));
      return y + laidOut.height;
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

    /** A block whose parts may be drawn on several pages. */
    block(tag: BlockTag): TaggedBlock {
      return taggedBlock(doc, root, tag);
    },

    /** Begins another page. */
    nextPage(): void {
      doc.addPage();
    },

    /** Decoration without a tag. */
    decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
      doc.markContent('Artifact', { type: 'Layout' });
      draw(doc);
      doc.endMarkedContent();
    },
  };
}

function taggedBlock(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  tag: BlockTag,
): TaggedBlock {
  const element = doc.struct(tag);
  parent.add(element);
  return {
    draw(content) {
      element.add(content);
    },
    part(name, alt, content) {
      element.add(doc.struct(name, { alt }, content));
    },
    block: (name) => taggedBlock(doc, element, name),
    end() {
      element.end();
    },
  };
}
