import { readFileSync } from 'node:fs';
import type { CardLayout } from '@sabia/domain/mock-exams/card-layout.ts';
import type { GreyPicture } from '@sabia/domain/mock-exams/grey-picture.ts';
import type { Homography } from '@sabia/domain/mock-exams/homography.ts';
import { straighten } from '@sabia/domain/mock-exams/straighten.ts';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { projectRoot } from '../platform/project-root.ts';

const wasm = new URL('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm', projectRoot);
// Without its own bytes it asks another site for them.
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

/** The quiet zone of a QR code with modules of this card, in millimetres. */
const quietZone = 5;
/** Pixels of a millimetre: about eight of a module. */
const scale = 6;

/** The text of the QR code at its place on the card; null if it can't be read. */
export async function readCardCode(
  picture: GreyPicture,
  toPicture: Homography,
  { code: { x, y, width, height } }: CardLayout,
): Promise<string | null> {
  const place = {
    x: x - quietZone,
    y: y - quietZone,
    width: width + 2 * quietZone,
    height: height + 2 * quietZone,
  };
  const image = colouredPicture(straighten(picture, toPicture, place, scale));
  const [read] = await readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  return read?.isValid ? read.text : null;
}

/** Four bytes a pixel, as browsers have pictures. */
function colouredPicture({ width, height, data }: GreyPicture) {
  const coloured = new Uint8ClampedArray(4 * data.length).fill(255);
  for (const [at, value] of data.entries()) coloured.fill(value, 4 * at, 4 * at + 3);
  return { width, height, data: coloured, colorSpace: 'srgb' };
}
