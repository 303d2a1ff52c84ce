import { type PagePlace, pdfLimits } from './page-place.ts';
import type { OpenPdf, PdfPages } from './pdf-pages.ts';
import { pdfWords, stoppedWords } from './reading-words.ts';

/** A photograph or a page of a PDF file; or the reason why it, or a whole file, can't be read. */
export type ChosenPage = {
  /** 'foto.jpg', or 'cartoes.pdf, página 7'. */
  name: string;
} & ({ picture: File | ImageBitmap; place: PagePlace } | { reason: string });

const isPdf = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type === 'application/pdf' || /\.pdf$/i.test(name);

/** The photographs and pages of the chosen files (product.md MOCK39). Draws a page when it is asked for; ends at `signal`. */
export async function* pagesOf(
  files: readonly File[],
  openPdf: OpenPdf,
  signal: AbortSignal,
): AsyncGenerator<ChosenPage, void, void> {
  for (const [at, file] of files.entries()) {
    const { name } = file;
    if (signal.aborted) return yield { name, reason: stoppedWords(0, 0) };
    if (isPdf(file)) yield* pagesOfPdf(file, { openPdf, signal, isAlone: files.length === 1 });
    else
      yield {
        name,
        picture: file,
        place: { of: 'foto', number: at + 1, all: files.length, file: null },
      };
  }
}

interface Opening {
  openPdf: OpenPdf;
  signal: AbortSignal;
  isAlone: boolean;
}

async function* pagesOfPdf(
  file: File,
  { openPdf, signal, isAlone }: Opening,
): AsyncGenerator<ChosenPage, void, void> {
  const { name } = file;
  if (file.size > pdfLimits.bytes) return yield { name, reason: pdfWords.tooLarge };
  const pdf = await openPdf(file, signal).catch(() => ({ problem: 'failed' as const }));
  if ('problem' in pdf) {
    const reason = signal.aborted ? stoppedWords(0, 0) : pdfWords[pdf.problem];
    return yield { name, reason };
  }
  try {
    if (pdf.pagesQtd > pdfLimits.pages) yield { name, reason: pdfWords.tooManyPages(pdf.pagesQtd) };
    else yield* pagesOfOpened(pdf, { name, signal, isAlone });
  } finally {
    pdf.end();
  }
}

async function* pagesOfOpened(
  pdf: PdfPages,
  { name: file, signal, isAlone }: { name: string } & Omit<Opening, 'openPdf'>,
): AsyncGenerator<ChosenPage, void, void> {
  const all = pdf.pagesQtd;
  for (let number = 1; number <= all; number += 1) {
    const drawn = signal.aborted ? null : await pdf.page(number).catch(() => null);
    if (signal.aborted) {
      drawn?.bitmap?.close();
      return yield { name: file, reason: stoppedWords(number - 1, all) };
    }
    const name = `${file}, página ${number}`;
    if (!drawn) return yield { name, reason: pdfWords.failed };
    const place: PagePlace = { of: 'página', number, all, file: isAlone ? null : file };
    yield drawn.bitmap
      ? { name, picture: drawn.bitmap, place }
      : { name, reason: pdfWords.undrawn };
  }
}
