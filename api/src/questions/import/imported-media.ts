import { withTexts } from '@sabia/domain/questions/task-parts.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { createHash } from 'node:crypto';
import { importFile } from '../../files/import-file.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { createConcurrencyLimit } from '../../platform/jobs/concurrency-limit.ts';
import type { ImportedMedium, ImportedQuestion } from '../formats/imported-question.ts';

type Texts = ImportedQuestion['draft'];

const shown = /<(?:img|audio) src="(\/files\/importada-\d+(?:\.\w+)?)"([^<>]*)>(?:<\/audio>)?/g;

/** The texts of a question with each embedded image and audio replaced. */
export function showMedia(
  { draft, media }: ImportedQuestion,
  show: (medium: ImportedMedium, attributes: string) => string,
): Texts {
  if (media.length === 0) return draft;
  const byPlaceholder = new Map(media.map((medium) => [medium.placeholder, medium]));
  const replaced = (html: string) =>
    html.replace(shown, (_, placeholder: string, written: string) => {
      const attributes = (written.endsWith('/') ? written.slice(0, -1) : written).trimEnd();
      const medium = byPlaceholder.get(placeholder);
      return medium ? show(medium, attributes) : '';
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

export const isAudio = ({ contentType }: ImportedMedium): boolean =>
  contentType.startsWith('audio/');

/** Replaces an image or audio by its name, for the preview. */
export function nameInPlace(medium: ImportedMedium): string {
  const name = medium.name.replace(/[<>&]/g, '');
  return isAudio(medium) ? `<p><em>[áudio: ${name}]</em></p>` : `<em>[imagem: ${name}]</em>`;
}

/** Re-encoding an image needs processor time and up to hundreds of megabytes of memory. */
const inTurn = createConcurrencyLimit(2);

/**
 * Stores the images and audio of all questions, each once, and returns their addresses by placeholder.
 * An invalid file has no address.
 */
export async function keepMedia(
  questions: readonly ImportedQuestion[],
  storage: Pick<AppContext, 'db' | 'files'>,
): Promise<Map<string, string>> {
  const keeping = new Map<string, Promise<string | null>>();
  // A text of several questions has its media once.
  const byPlaceholder = new Map(
    questions.flatMap(({ media }) => media).map((medium) => [medium.placeholder, medium]),
  );
  const kept = [...byPlaceholder.values()].map(async ({ placeholder, bytes, contentType }) => {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const url =
      keeping.get(hash) ?? inTurn(() => keepMedium(Buffer.from(bytes), contentType, storage));
    keeping.set(hash, url);
    return [placeholder, await url] as const;
  });
  const addresses = new Map<string, string>();
  for (const [placeholder, url] of await Promise.all(kept)) {
    if (url) addresses.set(placeholder, url);
  }
  return addresses;
}

async function keepMedium(
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
