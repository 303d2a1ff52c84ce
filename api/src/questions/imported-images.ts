import { withTexts } from '@sabia/domain/questions/task-parts.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { createHash } from 'node:crypto';
import { importFile } from '../files/import-file.ts';
import type { AppContext } from '../platform/app-context.ts';
import { createConcurrencyLimit } from '../platform/jobs/concurrency-limit.ts';
import type { ImportedImage, ImportedQuestion } from './formats/imported-question.ts';

type Texts = ImportedQuestion['draft'];

const shown = /<img src="(\/files\/importada-\d+)"([^<>]*?)\s*\/?>/g;

/** The texts of a question with each embedded image replaced. */
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
    task: draft.task && withTexts(draft.task, replaced),
    answerKey: draft.answerKey && withTexts(draft.answerKey, replaced),
  };
}

/** Replaces an image by its name, for the preview. */
export const nameInPlace = ({ name }: ImportedImage): string =>
  `<em>[imagem: ${name.replace(/[<>&]/g, '')}]</em>`;

/** Re-encoding an image needs processor time and up to hundreds of megabytes of memory. */
const inTurn = createConcurrencyLimit(2);

/**
 * Stores the images of all questions, each once, and returns their addresses by placeholder.
 * An invalid image has no address.
 */
export async function keepImages(
  questions: readonly ImportedQuestion[],
  storage: Pick<AppContext, 'db' | 'files'>,
): Promise<Map<string, string>> {
  const keeping = new Map<string, Promise<string | null>>();
  const kept = questions
    .flatMap(({ images }) => images)
    .map(async ({ placeholder, bytes, contentType }) => {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const url =
        keeping.get(hash) ?? inTurn(() => keepImage(Buffer.from(bytes), contentType, storage));
      keeping.set(hash, url);
      return [placeholder, await url] as const;
    });
  const addresses = new Map<string, string>();
  for (const [placeholder, url] of await Promise.all(kept)) {
    if (url) addresses.set(placeholder, url);
  }
  return addresses;
}

async function keepImage(
  bytes: Buffer,
  contentType: string,
  storage: Pick<AppContext, 'db' | 'files'>,
) {
  try {
    return (await importFile(storage, bytes, contentType)).url;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
