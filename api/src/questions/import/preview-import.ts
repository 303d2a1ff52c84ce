import type { ImportedFile, ImportPreview } from '@sabia/domain/questions/question-import.ts';
import { questionsLimit } from '@sabia/domain/questions/question.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { categoryProblems, matchCategories, pathOf } from './imported-categories.ts';
import { nameInPlace, showMedia } from './imported-media.ts';
import { readQuestionFile } from './read-question-file.ts';
import { roomForTerms } from '../../taxonomy/taxonomy.queries.ts';
import { tooManyQuestions } from '../bank/refuse-full.ts';
import { findRepeated } from '../bank/repeated-questions.queries.ts';

/** The preview of an import, without its media. */
export async function previewImport(
  { db }: Pick<AppContext, 'db'>,
  file: ImportedFile,
): Promise<ImportPreview> {
  const { format, questions, problems } = await readQuestionFile(file);
  if (questions.length > questionsLimit) {
    throw tooManyQuestions(questions.length, { room: questionsLimit });
  }
  const categories = await matchCategories(db, questions);
  // The address of an image or audio, which tells two questions apart, is known when it has been stored.
  const comparable = questions.filter(({ media }) => media.length === 0);
  const duplicates = await findRepeated(
    db,
    comparable.map(({ draft }) => draft),
  );
  const duplicateOf = new Map(comparable.map((question, at) => [question, duplicates[at]]));
  return {
    format,
    categories,
    categoriesRoom: (await roomForTerms(db)).categories,
    problems: [...problems, ...categoryProblems(questions, categories)],
    questions: questions.map((question) => {
      const { task, answerKey, ...shown } = showMedia(question, nameInPlace);
      return {
        line: question.line,
        title: question.title,
        ...question.metadata,
        ...shown,
        ...(task && answerKey && { task, answerKey }),
        category: pathOf(question.category) || null,
        duplicate: duplicateOf.get(question) ?? null,
      };
    }),
  };
}
