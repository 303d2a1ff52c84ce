import type {
  ImportPreview,
  ImportProblem,
  ImportedFile,
} from '@sabia/domain/questions/question-import.ts';
import { questionsLimit } from '@sabia/domain/questions/question.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { insertRevisions } from '../history/insert-revisions.ts';
import type { AppContext } from '../platform/app-context.ts';
import { cleanRichText } from '../platform/html/rich-text.ts';
import { createQuestions, refuseWithoutQuestions } from './create-question.ts';
import type { ImportedQuestion } from './formats/imported-question.ts';
import { keepImages, nameInPlace, showImages } from './imported-images.ts';
import type { QuestionOwner } from './questions.queries.ts';
import { roomForQuestions } from './refuse-full.ts';
import { readQuestionFile } from './read-question-file.ts';

/** Milliseconds for the statement that writes thousands of questions. */
const timeoutMs = 30_000;

/** The preview of an import, without its images. */
export async function previewImport(file: ImportedFile): Promise<ImportPreview> {
  const { questions, ...rest } = await readQuestionFile(file);
  if (questions.length > questionsLimit) throw tooMany(questions.length, questionsLimit);
  return {
    ...rest,
    questions: questions.map((question) => ({
      line: question.line,
      title: question.title,
      ...showImages(question, nameInPlace),
    })),
  };
}

/** Imports all valid questions of a file, or none. Images are stored before the questions. */
export async function importQuestions(
  { db, files, clock }: AppContext,
  { owner, file, viewer }: { owner: QuestionOwner; file: ImportedFile; viewer: Viewer },
): Promise<{ questionsQtd: number; problems: ImportProblem[] }> {
  await refuseWithoutQuestions(db, owner);
  const { questions, problems } = await readQuestionFile(file);
  // Before its images are stored; the transaction decides.
  if (questions.length > questionsLimit) throw tooMany(questions.length, questionsLimit);
  if (questions.length === 0) {
    throw invalid('contentBase64', 'Nenhuma questão deste arquivo pode ser importada');
  }
  const addresses = await keepImages(questions, { db, files });
  const drafts = questions.map((question) =>
    showImages(question, (image, attributes) => {
      const url = addresses.get(image.placeholder);
      // Adds the size of the image.
      return url ? cleanRichText(`<img src="${url}"${attributes} />`) : nameInPlace(image);
    }),
  );
  const owned = drafts.map((draft) => ({
    ...owner,
    draft: { kind: 'SINGLE_CHOICE' as const, ...draft },
  }));
  await db.transaction(
    async (tx) => {
      const room = await roomForQuestions(tx, owner);
      if (owned.length > room) throw tooMany(owned.length, room);
      const ids = await createQuestions(tx, owned);
      await insertRevisions(tx, { kind: 'QUESTION', ids, what: 'CREATED', viewer, now: clock() });
    },
    { timeoutMs },
  );
  return {
    questionsQtd: drafts.length,
    problems: [...problems, ...questions.flatMap((question) => unkeptImages(question, addresses))],
  };
}

const tooMany = (quantity: number, room: number) =>
  invalid(
    'contentBase64',
    `O arquivo tem ${number.format(quantity)} questões, e aqui cabem mais ${number.format(Math.max(room, 0))}: o máximo é de ${number.format(questionsLimit)}. Divida o arquivo entre várias provas.`,
  );

const number = new Intl.NumberFormat('pt-BR');

const unkeptImages = (
  { line, title, images }: ImportedQuestion,
  addresses: ReadonlyMap<string, string>,
): ImportProblem[] =>
  images
    .filter(({ placeholder }) => !addresses.has(placeholder))
    .map(({ name }) => ({
      line,
      title,
      severity: 'changed',
      reason: `A imagem “${name}” está danificada ou é grande demais e não foi guardada.`,
    }));
