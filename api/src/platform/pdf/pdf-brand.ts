import { buffer } from 'node:stream/consumers';
import { imageOfWidth } from '@sabia/domain/files/image-sources.ts';
import type { Brand } from '@sabia/domain/school/brand.ts';
import { isWideLogo } from '@sabia/domain/school/shown-brand.ts';
import type { FileStorage } from '../files/file-storage.ts';
import type { PdfBrand } from './brand.ts';

/** Reads the brand for the drawing thread, which has no access to files. */
export async function pdfBrand(
  { name, actionColor, aliveColor, logoUrl }: Brand,
  files: FileStorage,
): Promise<PdfBrand> {
  return { name, actionColor, aliveColor, logo: logoUrl ? await pngOf(logoUrl, files) : null };
}

/** PDFs can't contain WebP. A logo whose file is missing leaves its place to the sabiá. */
async function pngOf(url: string, files: FileStorage): Promise<PdfBrand['logo']> {
  const file = await files.open(imageOfWidth(url, 320).replace(/^\/files\//, ''));
  if (!file) return null;
  const { default: sharp } = await import('sharp');
  const png = sharp(await buffer(await file.read())).png({ compressionLevel: 9 });
  const { data, info } = await png.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { png: data.toString('base64'), width, height, hasName: isWideLogo({ width, height }) };
}
