import { buffer } from 'node:stream/consumers';
import { attributeOf } from '@sabia/domain/rich-text/attribute-of.ts';
import { imageOfWidth } from '@sabia/domain/files/image-sources.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import type { Picture } from '../platform/pdf/rich-text/picture-block.ts';

/** A picture as the storage has it, in WebP. */
export interface StoredPicture {
  /** In the text. */
  src: string;
  bytes: Uint8Array;
}

const imageTag = /<img\s[^<>]*>/g;

/** Pixels of a column on paper: 640 are 180 dots an inch in the narrow one. */
const widths = { narrow: 640, wide: 1280 } as const;

/** Reads the pictures of texts; those whose file is missing are left out. */
export async function readPictures(
  files: FileStorage,
  texts: readonly string[],
  column: keyof typeof widths,
): Promise<StoredPicture[]> {
  const sources = texts
    .flatMap((text) => text.match(imageTag) ?? [])
    .map((tag) => /^\/files\/[^?]+/.exec(attributeOf(tag, 'src') ?? '')?.[0])
    .filter((src) => src !== undefined);
  const pictures: StoredPicture[] = [];
  for (const src of new Set(sources)) {
    const name = imageOfWidth(src, widths[column]).replace('/files/', '');
    const file = await files.open(name);
    if (file) pictures.push({ src, bytes: new Uint8Array(await buffer(await file.read())) });
  }
  return pictures;
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
