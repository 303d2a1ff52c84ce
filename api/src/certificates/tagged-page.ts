type Place = readonly [x: number, y: number, width: number];

export interface TextStyle {
  font: 'regular' | 'semibold';
  size: number;
  colour: string;
  align?: 'left' | 'center';
  /** The font shrinks until the text is at most this high. */
  fit?: { height: number; smallest: number };
}

export type TaggedPage = ReturnType<typeof taggedPage>;

/** Functions that write tagged text to a PDF page, for screen readers. */
export function taggedPage(doc: PDFKit.PDFDocument, fonts: Record<TextStyle['font'], Buffer>) {
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

    /** A square picture with its description. */
    picture(alt: string, [x, y, width]: Place, draw: (doc: PDFKit.PDFDocument) => void): void {
      const figure = { alt, bbox: [x, y, x + width, y + width] };
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
