import { imageOfWidth } from '@sabia/domain/files/image-sources.ts';
import { readMedia } from '../files/read-media.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import type { Picture } from '../platform/pdf/rich-text/picture-block.ts';

/** A picture as the storage has it, in WebP. */
export interface StoredPicture {
  /** In the text. */
  src: string;
  bytes: Uint8Array;
}

/** Pixels of a column on paper: 640 are 180 dots an inch in the narrow one. */
const widths = { narrow: 640, wide: 1280 } as const;

/** Of the stored pictures of one booklet, which a worker thread gets at once. */
const mostStoredBytes = 40_000_000;

/** Reads the pictures of texts; recordings are not printed. */
export async function readPictures(
  files: FileStorage,
  texts: readonly string[],
  column: keyof typeof widths,
): Promise<StoredPicture[]> {
  const media = await readMedia(texts, files, {
    mostBytes: mostStoredBytes,
    tooMuch: 'As imagens deste caderno passam de 40 MB. Divida a prova em dois dias.',
    fileOf: (src) => imageOfWidth(src, widths[column]),
  });
  return media
    .filter(({ name }) => name.endsWith('.webp'))
    .map(({ src, bytes }) => ({ src, bytes: new Uint8Array(bytes) }));
}

/** All pictures of a booklet together; a PDF of 8 MB is still sent by e-mail. */
const mostBytes = 6_500_000;
const qualities = [82, 65, 45];

/** The pictures as JPEG, which PDFs contain as it is: the first quality at which all are small enough, or the last one. */
export async function preparePictures(
  stored: readonly StoredPicture[],
): Promise<Map<string, Picture>> {
  let pictures = new Map<string, Picture>();
  for (const quality of qualities) {
    pictures = new Map();
    let bytesQtd = 0;
    for (const { src, bytes } of stored) {
      const picture = await asJpeg(bytes, quality);
      pictures.set(src, picture);
      bytesQtd += picture.bytes.length;
    }
    if (bytesQtd <= mostBytes) break;
  }
  return pictures;
}

async function asJpeg(bytes: Uint8Array, quality: number): Promise<Picture> {
  const { default: sharp } = await import('sharp');
  const jpeg = sharp(bytes)
    .flatten({ background: '#ffffff' })
    // Thin coloured lines stay sharp.
    .jpeg({ quality, chromaSubsampling: '4:4:4' });
  const { data, info } = await jpeg.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
