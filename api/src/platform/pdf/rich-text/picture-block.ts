import type { RichElement } from '@sabia/domain/rich-text/node.ts';
import { drawnSize } from '@sabia/domain/files/image-sources.ts';
import type { Block, Marker } from './line.ts';

/** A JPEG or a PNG with its size in pixels. */
export interface Picture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

interface OpenedPicture {
  width: number;
  height: number;
  source: PDFKit.Mixins.ImageSrc;
}

interface Place {
  indent: number;
  width: number;
  height: number;
  /** Of the letters. */
  size: number;
  alt: string;
  marker: Marker | undefined;
  attributes: RichElement['attributes'];
}

/** A picture in the middle of the column, as large beside the letters as on a page of the site, where they have 16 pixels. */
export function pictureBlock(
  doc: PDFKit.PDFDocument,
  picture: OpenedPicture,
  { indent, width: widest, height: highest, size, alt, marker, attributes }: Place,
): Block {
  const onPage = drawnSize(attributes['src'] ?? '', attributes)?.width ?? picture.width;
  const natural = (onPage * size) / 16;
  const ratio = picture.height / picture.width;
  const width = Math.min(natural, widest, (highest * 0.9) / ratio);
  const height = width * ratio;
  return {
    tag: 'P',
    before: size * 0.5,
    isWhole: true,
    keepsNext: false,
    lines: [
      {
        height,
        draw(into, x, y) {
          if (marker) into.draw(() => marker(x + indent, y + size));
          const left = x + indent + (widest - width) / 2;
          into.part('Figure', alt || 'Imagem sem descrição', () =>
            doc.image(picture.source, left, y, { width, height }),
          );
        },
      },
    ],
  };
}

/** A picture as an object of the PDF, one however often it is drawn. The types of pdfkit leave `openImage` out. */
export function pictureOpener(doc: PDFKit.PDFDocument): (picture: Picture) => OpenedPicture {
  const { openImage } = doc as unknown as { openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc };
  const opened = new Map<Picture, OpenedPicture>();
  return (picture) => {
    const known = opened.get(picture);
    if (known) return known;
    const { width, height, bytes } = picture;
    const image = { width, height, source: openImage.call(doc, Buffer.from(bytes)) };
    opened.set(picture, image);
    return image;
  };
}
