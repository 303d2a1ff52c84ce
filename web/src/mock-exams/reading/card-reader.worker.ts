import type { Place } from '@sabia/domain/mock-exams/card-layout.ts';
import type { GreyPicture } from '@sabia/domain/mock-exams/grey-picture.ts';
import type { Homography } from '@sabia/domain/mock-exams/homography.ts';
import { straighten } from '@sabia/domain/mock-exams/straighten.ts';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type Layouts, type PictureReading, readPicture } from './read-picture.ts';
import type { CodeReading, FromWorker, ToWorker } from './reader-messages.ts';

// Reads pictures of answer cards, one after the other. The policy of this script lets it connect nowhere (decision 23): a
// picture can't leave it.

/** Pixels of the longer side: more only take longer (`readCard`). */
const longest = { photograph: 2000, frame: 1600, sheet: 3200 };

let layouts: Layouts = new Map();
let canvas: OffscreenCanvas | undefined;
/** Used again for each picture of the same size. */
let grey: GreyPicture = { width: 0, height: 0, data: new Uint8Array() };
let work: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  work = work.then(() => ('wasm' in data ? start(data) : answer(data)));
});

function start({ wasm, layouts: sent }: Extract<ToWorker, { wasm: unknown }>): void {
  layouts = new Map(sent);
  // Without the bytes it would ask another host for them.
  prepareZXingModule({ overrides: { wasmBinary: wasm } });
}

type AskedCard = Extract<ToWorker, { isLive: boolean }>;
type AskedCode = Extract<ToWorker, { isCode: true }>;

async function answer(asked: AskedCard | AskedCode): Promise<void> {
  const reading = await ('isCode' in asked ? readCode(asked) : read(asked)).catch(
    (error: unknown) => {
      console.error(error);
      return null;
    },
  );
  const buffers = reading && 'isRead' in reading ? buffersOf(reading) : [];
  const message: FromWorker = { id: asked.id, reading };
  postMessage(message, { transfer: buffers });
}

function buffersOf(reading: PictureReading): ArrayBufferLike[] {
  if (reading.isRead)
    return [reading.name, ...reading.doubts.map(({ crop }) => crop)].map(({ data }) => data.buffer);
  if (reading.reason !== 'essay_sheet') return [];
  const { page, name } = reading.sheet;
  return [page.buffer, name.data.buffer];
}

async function read({ picture, day, isLive }: AskedCard): Promise<PictureReading> {
  const bitmap =
    picture instanceof File ? await createImageBitmap(picture).catch(() => null) : picture;
  if (!bitmap) return { isRead: false, reason: 'no_picture' };
  grey = greyOf(bitmap, isLive ? longest.frame : longest.photograph, grey);
  const { width } = grey;
  const photograph = async (toPicture: Homography, part: Place) => {
    const fine = greyOf(bitmap, longest.sheet);
    const scale = fine.width / width;
    return jpegOf(straighten(fine, enlarged(toPicture, scale), part, sheetScale));
  };
  const circumstances = { layouts, day, isLive };
  return readPicture(grey, circumstances, { decode, photograph }).finally(() => bitmap.close());
}

/** Pixels of a millimetre in the picture of an essay sheet: about 180 an inch. */
const sheetScale = 7;

/** A homography into the same picture with more pixels. */
const enlarged = ([a, b, c, d, e, f, g, h]: Homography, scale: number): Homography => [
  a * scale,
  b * scale,
  c * scale,
  d * scale,
  e * scale,
  f * scale,
  g,
  h,
];

async function jpegOf(picture: GreyPicture): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = new OffscreenCanvas(picture.width, picture.height);
  drawn.getContext('2d')?.putImageData(imageOf(picture), 0, 0);
  const blob = await drawn.convertToBlob({ type: 'image/jpeg', quality: 0.75 });
  return new Uint8Array(await blob.arrayBuffer());
}

async function readCode({ picture }: AskedCode): Promise<CodeReading> {
  const bitmap =
    picture instanceof File ? await createImageBitmap(picture).catch(() => null) : picture;
  if (!bitmap) return { code: null };
  grey = greyOf(bitmap, longest.frame, grey);
  bitmap.close();
  return { code: await decode(grey) };
}

/** The picture in grey, at most so large; in `known` if it has the same size. */
function greyOf(bitmap: ImageBitmap, most: number, known?: GreyPicture): GreyPicture {
  const scale = Math.min(1, most / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  canvas ??= new OffscreenCanvas(width, height);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const taken =
    known?.width === width && known.height === height
      ? known
      : { width, height, data: new Uint8Array(width * height) };
  for (let at = 0, from = 0; at < taken.data.length; at += 1, from += 4)
    taken.data[at] =
      (77 * (data[from] ?? 0) + 150 * (data[from + 1] ?? 0) + 29 * (data[from + 2] ?? 0)) >> 8;
  return taken;
}

function imageOf({ width, height, data }: GreyPicture): ImageData {
  const image = new ImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  // The same value for red, green and blue, without transparency.
  for (const [at, value] of data.entries()) pixels[at] = 0xff_00_00_00 | (0x01_01_01 * value);
  return image;
}

async function decode(code: GreyPicture): Promise<string | null> {
  const [found] = await readBarcodes(imageOf(code), { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  return found?.isValid ? found.text : null;
}
