import { Refusal } from '@sabia/domain/refusal.ts';
import { createHash } from 'node:crypto';
import { importFile } from '../files/import-file.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import { createConcurrencyLimit } from '../platform/jobs/concurrency-limit.ts';
import type { ImportedImage, ImportedQuestion } from './formats/imported-question.ts';

type Texts = ImportedQuestion['draft'];

const shown = /<img src="(\/files\/importada-\d+)"([^<>]*?)\s*\/?>/g;

/** The texts of a question with each image that came with it shown another way. */
export function showImages(
  { draft, images }: ImportedQuestion,
  show: (image: ImportedImage, attributes: string) => string,
): Texts {
  if (images.length === 0) return draft;
  const byPlaceholder = new Map(images.map((image) => [image.placeholder, image]));
  const replaced = (html: string) =>
    html.replace(shown, (_, placeholder: string, attributes: string) => {
      const image = byPlaceholder.get(placeholder);
      return image ? show(image, attributes) : '';
    });
  return {
    ...draft,
    statement: replaced(draft.statement),
    explanation: draft.explanation && replaced(draft.explanation),
    alternatives: draft.alternatives.map(({ text, isCorrect }) => ({
      text: replaced(text),
      isCorrect,
    })),
  };
}

/** Where an image can't be seen, its name stands for it. */
export const nameInPlace = ({ name }: ImportedImage): string =>
  `<em>[imagem: ${name.replace(/[<>&]/g, '')}]</em>`;

/** Drawing an image anew takes a processor for a moment, and hundreds of megabytes at worst. */
const inTurn = createConcurrencyLimit(2);

/**
 * Keeps the images of all questions, each once, and answers with their addresses by placeholder.
 * One that is not what it looked like has none.
 */
export async function keepImages(
  questions: readonly ImportedQuestion[],
  files: FileStorage,
): Promise<Map<string, string>> {
  const keeping = new Map<string, Promise<string | null>>();
  const kept = questions
    .flatMap(({ images }) => images)
    .map(async ({ placeholder, bytes, contentType }) => {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const url =
        keeping.get(hash) ?? inTurn(() => keepImage(Buffer.from(bytes), contentType, files));
      keeping.set(hash, url);
      return [placeholder, await url] as const;
    });
  const addresses = new Map<string, string>();
  for (const [placeholder, url] of await Promise.all(kept)) {
    if (url) addresses.set(placeholder, url);
  }
  return addresses;
}

async function keepImage(bytes: Buffer, contentType: string, files: FileStorage) {
  try {
    return (await importFile(files, bytes, contentType)).url;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
