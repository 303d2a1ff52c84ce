import type {
  ImportPreview,
  ImportProblem,
  ImportedFile,
} from '@sabia/domain/questions/question-import.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import type { AppContext } from '../platform/app-context.ts';
import { createQuestions, refuseWithoutQuestions } from './create-question.ts';
import type { ImportedQuestion } from './formats/imported-question.ts';
import { keepImages, nameInPlace, showImages } from './imported-images.ts';
import type { QuestionOwner } from './questions.queries.ts';
import { readQuestionFile } from './read-question-file.ts';

/** Milliseconds for the statement that writes thousands of questions. */
const timeoutMs = 30_000;

/** The preview of an import, without its images. */
export async function previewImport(file: ImportedFile): Promise<ImportPreview> {
  const { questions, ...rest } = await readQuestionFile(file);
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
  { db, files }: AppContext,
  { owner, file }: { owner: QuestionOwner; file: ImportedFile },
): Promise<{ questionsQtd: number; problems: ImportProblem[] }> {
  await refuseWithoutQuestions(db, owner);
  const { questions, problems } = await readQuestionFile(file);
  if (questions.length === 0) {
    throw invalid('contentBase64', 'Nenhuma questão deste arquivo pode ser importada');
  }
  const addresses = await keepImages(questions, { db, files });
  const drafts = questions.map((question) =>
    showImages(question, (image, attributes) => {
      const url = addresses.get(image.placeholder);
      return url ? `<img src="${url}"${attributes} />` : nameInPlace(image);
    }),
  );
  const owned = drafts.map((draft) => ({ ...owner, draft }));
  await db.transaction((tx) => createQuestions(tx, owned), { timeoutMs });
  return {
    questionsQtd: drafts.length,
    problems: [...problems, ...questions.flatMap((question) => unkeptImages(question, addresses))],
  };
}

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
