// pdf.js looks for this part in `globalThis`, and starts another worker if it is missing.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import {
  AnnotationMode,
  getDocument,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FromPdfWorker, PdfProblem, ToPdfWorker } from './pdf-messages.ts';

// Draws the pages of a PDF file, one after the other. The policy of this script lets it connect nowhere and forbids `eval`
// (decision 23). All that pdf.js needs is called here.

/** Pixels of the longer side: A4 at 200 dpi. */
const longest = 2339;
/** Of an image in the file; larger ones are left out. A4 at 800 dpi has so many. */
const mostImagePixels = 2 ** 26;

let pdf: PDFDocumentProxy | undefined;
let work: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<ToPdfWorker>) => {
  work = work.then(async () => {
    if ('file' in data) return answer({ opened: await open(data) });
    const drawn = await draw(data.page).catch(() => null);
    answer({ drawn }, drawn ? [drawn] : []);
  });
});

const answer = (message: FromPdfWorker, transfer: Transferable[] = []): void =>
  postMessage(message, { transfer });

async function open({
  file,
  wasm,
}: Extract<ToPdfWorker, { file: File }>): Promise<{ pagesQtd: number } | { problem: PdfProblem }> {
  try {
    pdf = await getDocument({
      data: await file.arrayBuffer(),
      verbosity: 0,
      maxImageSize: mostImagePixels,
      // Pictures of the browser's decoder stayed in memory, 15 MB a page, also after the end of the worker.
      isImageDecoderSupported: false,
      // A worker has no document for fonts, filters and canvases.
      disableFontFace: true,
      useSystemFonts: false,
      CanvasFactory,
      FilterFactory,
      BinaryDataFactory: binaryDataOf(wasm),
    }).promise;
    return { pagesQtd: pdf.numPages };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { problem: isLocked ? 'password' : 'broken' };
  }
}

async function draw(number: number): Promise<ImageBitmap | null> {
  const page = await pdf?.getPage(number);
  if (!page) return null;
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longest / Math.max(width, height) });
  const canvas = canvasOf(viewport.width, viewport.height);
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    viewport,
    annotationMode: AnnotationMode.DISABLE,
  }).promise;
  page.cleanup();
  const bitmap = canvas.transferToImageBitmap();
  // Its pixels would wait for the garbage collection.
  canvas.width = 0;
  return bitmap;
}

const canvasOf = (width: number, height: number): OffscreenCanvas =>
  new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));

interface CanvasAndContext {
  canvas: OffscreenCanvas;
  context: OffscreenCanvasRenderingContext2D | null;
}

class CanvasFactory {
  create(width: number, height: number): CanvasAndContext {
    const canvas = canvasOf(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }
  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    canvas.width = width;
    canvas.height = height;
  }
  destroy({ canvas }: CanvasAndContext): void {
    canvas.width = 0;
    canvas.height = 0;
  }
  getNoAlphaContext = (canvas: OffscreenCanvas) =>
    canvas.getContext('2d', { alpha: false, willReadFrequently: true });
}

/** Filters are SVG of a document: scans need none. */
class FilterFactory {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  addSelectionHCMFilter = () => 'none';
  addSelectionFilter = () => 'none';
  createSelectionStyle = () => null;
  destroy(): void {}
}

/** Gives pdf.js its decoders of images, which the page has loaded. Fonts and character maps are missing. */
const binaryDataOf = (wasm: Readonly<Record<string, ArrayBuffer>>) =>
  class {
    async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
      const bytes = wasm[filename];
      if (!bytes) throw new Error(`${filename} is not loaded`);
      return new Uint8Array(bytes);
    }
  };
