import type { GreyPicture } from '@sabia/domain/mock-exams/grey-picture.ts';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type Layouts, type PictureReading, readPicture } from './read-picture.ts';
import type { FromWorker, ToWorker } from './reader-messages.ts';

// Reads pictures of answer cards, one after the other. The policy of this script lets it connect nowhere (decision 23): a
// picture can't leave it.

/** Pixels of the longer side: more only take longer (`readCard`). */
const longest = { photograph: 2000, frame: 1600 };

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

async function answer(asked: Exclude<ToWorker, { wasm: unknown }>): Promise<void> {
  const reading = await read(asked).catch((error: unknown) => {
    console.error(error);
    return null;
  });
  const buffers = reading?.isRead
    ? [reading.name, ...reading.doubts.map(({ crop }) => crop)].map(({ data }) => data.buffer)
    : [];
  const message: FromWorker = { id: asked.id, reading };
  postMessage(message, { transfer: buffers });
}

async function read({
  picture,
  day,
  isLive,
}: Exclude<ToWorker, { wasm: unknown }>): Promise<PictureReading> {
  const bitmap =
    picture instanceof File ? await createImageBitmap(picture).catch(() => null) : picture;
  if (!bitmap) return { isRead: false, reason: 'no_picture' };
  takeGrey(bitmap, isLive ? longest.frame : longest.photograph);
  bitmap.close();
  return readPicture(grey, { layouts, day, isLive }, decode);
}

/** Draws the picture into `grey`, at most so large. */
function takeGrey(bitmap: ImageBitmap, most: number): void {
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
  if (grey.width !== width || grey.height !== height)
    grey = { width, height, data: new Uint8Array(width * height) };
  for (let at = 0, from = 0; at < grey.data.length; at += 1, from += 4)
    grey.data[at] =
      (77 * (data[from] ?? 0) + 150 * (data[from + 1] ?? 0) + 29 * (data[from + 2] ?? 0)) >> 8;
}

async function decode({ width, height, data }: GreyPicture): Promise<string | null> {
  const image = new ImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  // The same value for red, green and blue, without transparency.
  for (const [at, value] of data.entries()) pixels[at] = 0xff_00_00_00 | (0x01_01_01 * value);
  const [code] = await readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  return code?.isValid ? code.text : null;
}
