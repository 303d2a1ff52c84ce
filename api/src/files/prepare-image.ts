import { imageWidths, widestImage } from '@sabia/domain/files/image-sources.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import sharp, { type CreateRaw } from 'sharp';
import { contentHash, type PreparedFile } from './prepared-file.ts';

const mostPixels = 24_000_000;

/** Larger images are scaled down to this number of pixels, because encoding a WebP takes 0.15 s of a core per million. */
const mostStoredPixels = 8_000_000;

/** The largest side in pixels: WebP allows no larger one, and a column of pixels is slow to decode. */
const longestSide = 16_383;

/**
 * Encodes an image as WebP in every width that we serve: rotated as its EXIF data says, without any
 * metadata, and only the first frame of an animation.
 */
export async function prepareImage(bytes: Buffer): Promise<PreparedFile> {
  const largest = await decode(bytes, await acceptedSize(bytes));
  const { width, height } = largest.raw;
  const own = { width, bytes: await draw(largest, width) };
  const sizes = [own];
  for (const smaller of imageWidths.filter((sibling) => sibling < width)) {
    sizes.push({ width: smaller, bytes: await draw(largest, smaller) });
  }
  const hash = contentHash(sizes.map((size) => size.bytes));
  const ownName = `${hash}-${width}x${height}.webp`;
  return {
    url: `/files/${ownName}`,
    contentType: 'image/webp',
    size: own.bytes.length,
    width,
    height,
    notice: null,
    parts: sizes.map((size) => ({
      name: size === own ? ownName : `${hash}-${size.width}.webp`,
      bytes: size.bytes,
    })),
  };
}

interface Size {
  width: number;
  height: number;
}

/** Reads the header only; no pixels are decoded. The size is that of the upright image. */
async function acceptedSize(bytes: Buffer): Promise<Size> {
  const header = sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = (await header.catch(refuseUnreadable)).autoOrient;
  const isHuge = Math.max(width, height) > longestSide || width * height > mostPixels;
  if (isHuge) throw new Refusal('too_large');
  return { width, height };
}

interface Pixels {
  data: Buffer;
  raw: CreateRaw;
}

async function decode(bytes: Buffer, { width, height }: Size): Promise<Pixels> {
  const widest = Math.floor(Math.sqrt((mostStoredPixels * width) / height));
  const { data, info } = await sharp(bytes, {
    limitInputPixels: mostPixels,
    failOn: 'error',
    autoOrient: true,
  })
    .resize({ width: Math.max(1, Math.min(widest, widestImage)), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: 20 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseUnreadable);
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const draw = ({ data, raw }: Pixels, width: number): Promise<Buffer> =>
  sharp(data, { raw }).resize({ width }).webp({ quality: 82, smartSubsample: true }).toBuffer();

function refuseUnreadable(): never {
  throw new Refusal('unsupported_type');
}
