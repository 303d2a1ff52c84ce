import { bookletName } from '@sabia/domain/mock-exams/booklet-order.ts';
import { plainText } from '@sabia/domain/rich-text.ts';
import type { Brand } from '@sabia/domain/school/brand.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import { pdfBrand } from '../platform/pdf/pdf-brand.ts';
import { requireLetters } from '../platform/pdf/require-letters.ts';
import { readPictures } from './booklet-pictures.ts';
import type { BookletWork } from './booklet-printer.ts';
import type { Booklet } from './booklets.queries.ts';
import type { PrintPaper } from './paper-printer.ts';

const printer = new URL('./booklet-printer.ts', import.meta.url);
const tooMuch = 'Este caderno demora demais. Divida o simulado em dois dias.';

const languageNames = ['inglês', 'espanhol'] as const;

interface Wish {
  booklet: Booklet;
  day: number;
  color: number;
  largePrint: number | null;
  brand: Brand;
}

/** Prints booklets as PDFs. */
export const createBookletPrinter =
  (files: FileStorage, print: PrintPaper) =>
  async ({ booklet, day, color, largePrint, brand }: Wish): Promise<Buffer> => {
    const { title, colorsQtd, firstQuestion, essays, createdAt } = booklet;
    const texts = booklet.questions.flatMap(({ statement, alternatives }) => [
      statement,
      ...alternatives,
    ]);
    texts.push(...essays);
    await requireLetters([title, brand.name, ...unusualWords(texts)]);
    const prepare = async (): Promise<BookletWork> => ({
      brand: await pdfBrand(brand, files),
      title,
      day: `${day}º dia`,
      color: colorsQtd === 1 ? null : { name: bookletName(color, colorsQtd), place: color },
      largePrint,
      firstQuestion,
      questions: booklet.questions.map(({ area, language, ...question }) => ({
        ...question,
        area: area && language !== null ? `${area}: opção ${languageNames[language]}` : area,
      })),
      essays,
      pictures: await readPictures(files, texts, largePrint ? 'wide' : 'narrow'),
      createdAt,
    });
    return print({ printer, prepare, tooMuch });
  };

/** Words with letters beyond those of Portuguese: few, so that it takes no time to look for their fonts. */
const unusualWords = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap((text) =>
      plainText(text)
        .split(/\s+/)
        .filter((word) => /[^\u0020-\u024f]/.test(word)),
    ),
  ),
];
