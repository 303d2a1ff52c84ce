import { expect, it, vi } from 'vitest';
import { placeWords } from './reading-words.ts';
import type { OpenPdf, PdfPages } from './pdf-pages.ts';
import type { PdfProblem } from './pdf-messages.ts';
import type { PictureReading, ReadPicture } from './read-picture.ts';
import { readFiles, type Unread } from './read-files.ts';

const crop = { width: 1, height: 1, data: new Uint8Array([0]) };
const card: ReadPicture = {
  isRead: true,
  code: 'a',
  day: 1,
  answers: {},
  doubts: [],
  quality: 1,
  name: crop,
};
const noCard: PictureReading = { isRead: false, reason: 'no_card' };

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const pdf = (name: string, size = 1): File =>
  Object.defineProperty(new File(['x'], name, { type: 'application/pdf' }), 'size', {
    value: size,
  });
const drawn = () => ({ bitmap: { close: vi.fn<() => void>() } as unknown as ImageBitmap });

/** A PDF file of so many pages, and whether it was ended. */
function pdfOf(pagesQtd: number, page: PdfPages['page'] = async () => drawn()) {
  const end = vi.fn<() => void>();
  const openPdf: OpenPdf = async () => ({ pagesQtd, page, end });
  return { openPdf, end };
}

interface Reading {
  openPdf?: OpenPdf;
  /** The readings of the pages one after the other; then a card each. */
  readings?: (PictureReading | Error)[];
  stopAfter?: number;
}

/** Reads the files, and tells what a person sees. */
async function readAll(
  files: File[],
  { openPdf = pdfOf(1).openPdf, readings = [], stopAfter = 0 }: Reading = {},
) {
  const stop = new AbortController();
  const places: string[] = [];
  let taken = 0;
  const unread = await readFiles(files, {
    openPdf,
    day: 1,
    signal: stop.signal,
    reader: {
      async read() {
        if (places.length === stopAfter) stop.abort();
        const reading = readings.shift() ?? card;
        if (reading instanceof Error) throw reading;
        return reading;
      },
    },
    onPlace: (place) => places.push(placeWords(place)),
    onTaken: () => (taken += 1),
    onSheet: () => false,
  });
  return { places, taken, unread: unread.map(inWords) };
}
const inWords = ({ name, reason }: Unread) => `${name}: ${reason}`;

it('the pages of a PDF file are read one after the other, between photographs', async () => {
  const { openPdf, end } = pdfOf(2);
  const files = [photo('um.jpg'), pdf('pilha.pdf'), photo('dois.jpg')];
  expect(await readAll(files, { openPdf })).toEqual({
    places: [
      'Lendo a foto 1 de 3…',
      'Lendo a página 1 de 2 de pilha.pdf…',
      'Lendo a página 2 de 2 de pilha.pdf…',
      'Lendo a foto 3 de 3…',
    ],
    taken: 4,
    unread: [],
  });
  expect(end).toHaveBeenCalledOnce();
});

it('a page is drawn when the page before has been read', async () => {
  const steps: string[] = [];
  const { openPdf } = pdfOf(2, async (number) => {
    steps.push(`drawn ${number}`);
    return drawn();
  });
  await readFiles([pdf('pilha.pdf')], {
    openPdf,
    day: 1,
    signal: new AbortController().signal,
    reader: {
      async read() {
        steps.push('read');
        return card;
      },
    },
    onPlace: () => {},
    onTaken: () => {},
    onSheet: () => false,
  });
  expect(steps).toEqual(['drawn 1', 'read', 'drawn 2', 'read']);
});

it('an unread page is named with its number and the advice for a scan', async () => {
  const { openPdf } = pdfOf(4, async (number) => (number === 3 ? { bitmap: null } : drawn()));
  const readings = [card, noCard, new Error('the worker has failed')];
  const { places, taken, unread } = await readAll([pdf('pilha.pdf')], { openPdf, readings });
  expect(places[0]).toBe('Lendo a página 1 de 4…');
  expect(taken).toBe(1);
  expect(unread).toEqual([
    'pilha.pdf, página 2: Não há um cartão-resposta nesta página.',
    'pilha.pdf, página 3: Esta página do PDF não abre.',
    'pilha.pdf, página 4: A leitura falhou neste aparelho. Tente de novo.',
  ]);
});

it('a page in HEIC is refused by its name, other files by the formats that are taken', async () => {
  const readings: PictureReading[] = [1, 2].map(() => ({ isRead: false, reason: 'no_picture' }));
  const { unread } = await readAll([photo('IMG_1.HEIC'), photo('carta.docx')], { readings });
  expect(unread).toEqual([
    expect.stringMatching(/^IMG_1\.HEIC: Esta foto está no formato HEIC/),
    'carta.docx: Este arquivo não abre. Escolha JPEG, PNG ou PDF.',
  ]);
});

it.for<[PdfProblem, string]>([
  ['password', 'O PDF está protegido por senha. Salve uma cópia sem senha e escolha de novo.'],
  ['broken', 'Este PDF não abre: está incompleto ou danificado.'],
  [
    'code',
    'O leitor de PDF não está neste aparelho. Abra esta página uma vez com internet: depois ele funciona sem.',
  ],
])(
  'a PDF file that can not be opened (%s) is told, and the next file is read',
  async ([problem, words]) => {
    const files = [pdf('prova.pdf'), photo('um.jpg')];
    const { unread, taken } = await readAll(files, { openPdf: async () => ({ problem }) });
    expect(unread).toEqual([`prova.pdf: ${words}`]);
    expect(taken).toBe(1);
  },
);

it('a PDF file of more than 200 MB is not opened, one of more than 200 pages not read', async () => {
  const opened: string[] = [];
  const { openPdf, end } = pdfOf(201);
  const { unread, taken } = await readAll([pdf('a.pdf', 200_000_001), pdf('b.pdf', 200_000_000)], {
    openPdf(file, signal) {
      opened.push(file.name);
      return openPdf(file, signal);
    },
  });
  expect(unread).toEqual([
    'a.pdf: O PDF tem mais de 200 MB. Divida em arquivos menores.',
    'b.pdf: O PDF tem 201 páginas. Divida em arquivos de até 200 páginas.',
  ]);
  expect({ opened, taken }).toEqual({ opened: ['b.pdf'], taken: 0 });
  expect(end).toHaveBeenCalledOnce();
  expect((await readAll([pdf('c.pdf')], { openPdf: pdfOf(200).openPdf })).taken).toBe(200);
});

it('a stop keeps the pages before, and names the first one that was not read', async () => {
  const { openPdf, end } = pdfOf(100);
  const files = [pdf('pilha.pdf'), photo('um.jpg')];
  const { taken, unread } = await readAll(files, { openPdf, stopAfter: 12 });
  expect(taken).toBe(12);
  expect(unread).toEqual([
    'pilha.pdf: A leitura parou depois da página 12 de 100.',
    'um.jpg: A leitura parou antes deste arquivo.',
  ]);
  expect(end).toHaveBeenCalledOnce();
});

it('a worker that fails ends the reading of its file at this page', async () => {
  const { openPdf } = pdfOf(9, async (number) => {
    if (number === 3) throw new Error('no memory');
    return drawn();
  });
  const { taken, unread } = await readAll([pdf('pilha.pdf')], { openPdf });
  expect(taken).toBe(2);
  expect(unread).toEqual([
    'pilha.pdf, página 3: A leitura do PDF parou aqui, por uma falha neste aparelho. Tente de novo.',
  ]);
});
