import type {
  ImportChoices,
  ImportedFile,
  ImportProblem,
  ImportReport,
} from '@sabia/domain/questions/question-import.ts';
import { questionsLimit } from '@sabia/domain/questions/question.ts';
import type { StoredOwner } from '@sabia/domain/questions/questions-owner.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { insertRevisions } from '../../platform/history/revisions.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { lock, type Database } from '../../platform/db/database.ts';
import { cleanRichText } from '../../platform/html/rich-text.ts';
import { lockTerms } from '../../taxonomy/taxonomy.queries.ts';
import { createQuestions } from '../create-question.ts';
import { completeRepeated } from './complete-repeated.ts';
import type { ImportedDraft, ImportedQuestion } from '../formats/imported-question.ts';
import {
  categoryProblems,
  createCategories,
  matchCategories,
  pathOf,
} from './imported-categories.ts';
import { isAudio, keepMedia, nameInPlace, showMedia } from './imported-media.ts';
import { readQuestionFile } from './read-question-file.ts';
import { refuseWithoutQuestions, roomForQuestions, tooManyQuestions } from '../bank/refuse-full.ts';
import { findRepeated } from '../bank/repeated-questions.queries.ts';
import { storeBulkChange } from '../bank/store-bulk-change.ts';

/** Milliseconds for the statement that writes thousands of questions. */
const timeoutMs = 30_000;

interface Import {
  owner: StoredOwner;
  file: ImportedFile;
  choices: ImportChoices;
}

/** A question with the addresses of its media. */
interface Shown {
  question: ImportedQuestion;
  draft: ImportedDraft;
}

/**
 * Imports all valid questions of a file, or none; on request without those that are there already (product.md Q20, Q36). Images
 * are stored before the questions. The import can be undone like a bulk change (Q30).
 */
export async function importQuestions(
  { db, files, clock }: AppContext,
  { owner, file, choices }: Import,
  { viewer }: { viewer: Viewer },
): Promise<ImportReport> {
  await refuseWithoutQuestions(db, owner);
  const { questions, problems } = await readQuestionFile(file);
  // Before its media are stored; the transaction decides.
  if (questions.length > questionsLimit) {
    throw tooManyQuestions(questions.length, { room: questionsLimit });
  }
  if (questions.length === 0) {
    throw invalid('contentBase64', 'Nenhuma questão deste arquivo pode ser importada');
  }
  const addresses = await keepMedia(questions, { db, files });
  const shown = questions.map((question) => ({
    question,
    draft: showMedia(question, (medium, attributes) => {
      const url = addresses.get(medium.placeholder);
      if (!url) return nameInPlace(medium);
      if (isAudio(medium)) return `<audio src="${url}"${attributes}></audio>`;
      // Adds the size of the image.
      return cleanRichText(`<img src="${url}"${attributes} />`);
    }),
  }));
  const imported = await db.transaction(
    async (tx) => {
      const now = clock();
      const { added, repeated } = await apartFromRepeated(tx, shown, choices);
      if (added.length + repeated.length === 0) return { added, lost: [], completedQtd: 0 };
      const { drafts, categories } = await describe(tx, [...added, ...repeated], choices);
      // Looks at the owner again: reading the file takes up to a minute.
      const room = await roomForQuestions(tx, owner);
      if (added.length > room) throw tooManyQuestions(added.length, { room, owner });
      const ids = await createQuestions(
        tx,
        drafts.slice(0, added.length).map((draft) => ({ ...owner, draft })),
      );
      const act = { kind: 'QUESTION', viewer, now } as const;
      await insertRevisions(tx, { ...act, ids, what: 'CREATED' });
      if (ids.length > 0) await storeBulkChange(tx, { kind: 'import', ids }, { now });
      const completed = await completeRepeated(tx, drafts.slice(added.length), { now });
      if (completed.length > 0)
        await insertRevisions(tx, { ...act, ids: completed, what: 'CHANGED' });
      const lost = categoryProblems(
        added.map(({ question }) => question),
        categories,
      );
      return { added, lost, completedQtd: completed.length };
    },
    { timeoutMs },
  );
  const taken = imported.added.map(({ question }) => question);
  return {
    questionsQtd: taken.length,
    skippedQtd: questions.length - taken.length,
    completedQtd: imported.completedQtd,
    refusedQtd: problems.filter(({ severity }) => severity === 'refused').length,
    problems: [
      ...problems,
      ...imported.lost,
      ...taken.flatMap((question) => unkeptMedia(question, addresses)),
    ],
  };
}

/**
 * The questions that are added, and the repeated ones that complete those of the school. A lock keeps another import from
 * adding the same questions at the same time.
 */
async function apartFromRepeated(
  tx: Database,
  shown: Shown[],
  { duplicates }: ImportChoices,
): Promise<{ added: Shown[]; repeated: Shown[] }> {
  if (duplicates === 'import') return { added: shown, repeated: [] };
  await lock(tx, 'import without duplicates');
  const found = await findRepeated(
    tx,
    shown.map(({ draft }) => draft),
  );
  return {
    added: shown.filter((_, at) => found[at] === null),
    repeated: shown.filter((_, at) => duplicates === 'complete' && found[at] === 'SCHOOL'),
  };
}

/** The drafts with their metadata, and the categories of the file. */
async function describe(tx: Database, shown: Shown[], choices: ImportChoices) {
  const questions = shown.map(({ question }) => question);
  if (questions.some(({ category }) => category.length > 0)) {
    await lockTerms(tx);
    await createCategories(tx, { questions, chosen: choices.createCategories });
  }
  const categories = await matchCategories(tx, questions);
  const idOf = new Map(categories.map(({ path, category }) => [path, category?.id ?? null]));
  const drafts = shown.map(({ question, draft }) => ({
    ...draft,
    ...question.metadata,
    categoryId: idOf.get(pathOf(question.category)) ?? null,
  }));
  return { drafts, categories };
}

const unkeptMedia = (
  { line, title, media }: ImportedQuestion,
  addresses: ReadonlyMap<string, string>,
): ImportProblem[] =>
  media
    .filter(({ placeholder }) => !addresses.has(placeholder))
    .map((medium) => ({
      line,
      title,
      severity: 'changed',
      reason: isAudio(medium)
        ? `O áudio “${medium.name}” está danificado ou é grande demais e não foi guardado.`
        : `A imagem “${medium.name}” está danificada ou é grande demais e não foi guardada.`,
    }));
