import type {
  ImportChoices,
  ImportedFile,
  ImportProblem,
  ImportReport,
} from '@sabia/domain/questions/question-import.ts';
import { questionsLimit } from '@sabia/domain/questions/question.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { insertRevisions } from '../history/insert-revisions.ts';
import type { AppContext } from '../platform/app-context.ts';
import { lock, type Database } from '../platform/db/database.ts';
import { cleanRichText } from '../platform/html/rich-text.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { createQuestions, refuseWithoutQuestions } from './create-question.ts';
import type { ImportedDraft, ImportedQuestion } from './formats/imported-question.ts';
import {
  categoryProblems,
  createCategories,
  matchCategories,
  pathOf,
} from './imported-categories.ts';
import { isAudio, keepMedia, nameInPlace, showMedia } from './imported-media.ts';
import type { QuestionOwner } from './questions.queries.ts';
import { readQuestionFile } from './read-question-file.ts';
import { roomForQuestions, tooManyQuestions } from './refuse-full.ts';
import { findRepeated } from './repeated-questions.queries.ts';

/** Milliseconds for the statement that writes thousands of questions. */
const timeoutMs = 30_000;

interface Import {
  owner: QuestionOwner;
  file: ImportedFile;
  choices: ImportChoices;
  viewer: Viewer;
}

/** A question with the addresses of its media. */
interface Shown {
  question: ImportedQuestion;
  draft: ImportedDraft;
}

/**
 * Imports all valid questions of a file, or none; on request without those that are there already (product.md Q20, Q36). Images
 * are stored before the questions.
 */
export async function importQuestions(
  { db, files, clock }: AppContext,
  { owner, file, choices, viewer }: Import,
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
  const { taken, lost } = await db.transaction(
    async (tx) => {
      // Again: reading the file takes up to a minute.
      await refuseWithoutQuestions(tx, owner);
      const wanted = choices.duplicates === 'skip' ? await withoutRepeated(tx, shown) : shown;
      if (wanted.length === 0) return { taken: [], lost: [] };
      const described = await describe(tx, wanted, choices);
      const room = await roomForQuestions(tx, owner);
      if (wanted.length > room) throw tooManyQuestions(wanted.length, { room, owner });
      const ids = await createQuestions(
        tx,
        described.drafts.map((draft) => ({ ...owner, draft })),
      );
      await insertRevisions(tx, { kind: 'QUESTION', ids, what: 'CREATED', viewer, now: clock() });
      return { taken: wanted.map(({ question }) => question), lost: described.problems };
    },
    { timeoutMs },
  );
  return {
    questionsQtd: taken.length,
    skippedQtd: questions.length - taken.length,
    refusedQtd: problems.filter(({ severity }) => severity === 'refused').length,
    problems: [
      ...problems,
      ...lost,
      ...taken.flatMap((question) => unkeptMedia(question, addresses)),
    ],
  };
}

/** A lock keeps another import from adding the same questions at the same time. */
async function withoutRepeated(tx: Database, shown: Shown[]): Promise<Shown[]> {
  await lock(tx, 'import without duplicates');
  const duplicates = await findRepeated(
    tx,
    shown.map(({ draft }) => draft),
  );
  return shown.filter((_, at) => duplicates[at] === null);
}

/** The drafts with their metadata, and the categories that they don't get. */
async function describe(tx: Database, shown: Shown[], choices: ImportChoices) {
  const questions = shown.map(({ question }) => question);
  const isFiled = questions.some(({ category }) => category.length > 0);
  if (isFiled) {
    await lockTerms(tx);
    await createCategories(tx, questions, choices.createCategories);
  }
  const categories = await matchCategories(tx, questions);
  const idOf = new Map(categories.map(({ path, category }) => [path, category?.id ?? null]));
  return {
    drafts: shown.map(({ question, draft }) => ({
      ...draft,
      ...question.metadata,
      categoryId: idOf.get(pathOf(question.category)) ?? null,
    })),
    problems: categoryProblems(questions, categories),
  };
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
