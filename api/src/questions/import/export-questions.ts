import type { QuestionSelection } from '@sabia/domain/questions/bulk-change.ts';
import type { ExportFormat } from '@sabia/domain/questions/question-import.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { textsOf } from '@sabia/domain/questions/task-parts.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { questionsLimit } from '@sabia/domain/questions/question.ts';
import type { StoredOwner } from '@sabia/domain/questions/questions-owner.ts';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/db/database.ts';
import { orNotFound } from '../../platform/http/serve.ts';
import { readMedia } from '../../files/read-media.ts';
import { readTaxonomy } from '../../taxonomy/taxonomy.queries.ts';
import type { ExportedMedium, ExportedQuestion } from '../formats/exported-question.ts';
import { lossesOfAiken, writeAiken } from '../formats/write-aiken.ts';
import { writeGift } from '../formats/write-gift.ts';
import { writeMoodleXml } from '../formats/write-moodle-xml.ts';
import { findSelected } from '../bank/listed-questions.queries.ts';
import { findOwner } from '../question-owners.queries.ts';
import { findWrittenQuestions, pageWrittenQuestions } from '../written-questions.queries.ts';

const writers = { gift: writeGift, 'moodle-xml': writeMoodleXml, aiken: writeAiken };

/** The questions of an owner, or a selection of any owners. */
type Exported = ({ owner: StoredOwner } | { selection: QuestionSelection }) & {
  publicUrl: string;
};

/**
 * Exports questions as a file for another program, with embedded media. Comments at its beginning tell
 * what it does not have (product.md Q21).
 */
export async function exportQuestions(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  { format, ...exported }: Exported & { format: ExportFormat },
): Promise<Buffer> {
  const { questions, losses: alwaysLost } = await readExported(db, exported);
  const losses = [...alwaysLost, ...(format === 'moodle-xml' ? [] : lostWeights(questions))];
  const media = format === 'aiken' ? [] : await mediaOf(questions, files);
  return Buffer.from(writers[format](questions, { media, losses }));
}

/** Lists the parts of questions that their Aiken file does not have. */
export async function listExportLosses(db: Database, exported: Exported): Promise<string[]> {
  const { questions, losses } = await readExported(db, exported);
  return lossesOfAiken(questions, { losses: [...losses, ...lostWeights(questions)] });
}

async function readExported(
  db: Database,
  { publicUrl, ...source }: Exported,
): Promise<{ questions: ExportedQuestion[]; losses: string[] }> {
  const items = await ('owner' in source
    ? readOwned(db, source.owner)
    : readSelected(db, source.selection));
  const { categories } = await readTaxonomy(db);
  const titles = new Map(categories.map(({ id, title }) => [id, title]));
  return {
    questions: items.map((question) => toExport(question, titles, publicUrl)),
    losses: lostMetadata(items),
  };
}

async function readOwned(db: Database, owner: StoredOwner): Promise<AuthoredQuestion[]> {
  orNotFound(await findOwner(db, owner));
  const { items, next } = await pageWrittenQuestions(db, owner, { limit: questionsLimit });
  if (next) throw tooMany('Divida o banco antes de exportar.');
  return items;
}

/** The oldest first. */
async function readSelected(
  db: Database,
  selection: QuestionSelection,
): Promise<AuthoredQuestion[]> {
  const ids = await findSelected(db, selection, questionsLimit + 1);
  if (ids.length === 0) throw new Refusal('not_found');
  if (ids.length > questionsLimit) throw tooMany('Use os filtros para dividir.');
  return findWrittenQuestions(db, ids);
}

const tooMany = (advice: string) =>
  new Refusal('limit_reached', { detail: `Um arquivo leva até 5.000 questões. ${advice}` });

/** The formats have no video field: the video becomes a link in the statement. */
function toExport(
  question: AuthoredQuestion,
  titles: ReadonlyMap<string, string>,
  publicUrl: string,
): ExportedQuestion {
  const { statement, videoQuestionUrl, explanation, alternatives, categoryId } = question;
  const video =
    videoQuestionUrl && new URL(videoQuestionUrl, publicUrl).href.replaceAll('"', '%22');
  return {
    ...question,
    statement: video
      ? `${statement}<p><a href="${video.replaceAll('&', '&amp;')}">Vídeo da questão</a></p>`
      : statement,
    explanation: explanation ?? null,
    alternatives: alternatives.map(({ text, isCorrect }) => ({
      text,
      isCorrect: isCorrect === true,
    })),
    category: titles.get(categoryId ?? '') ?? null,
  };
}

const uncarried = ['levelId', 'difficulty', 'source', 'year', 'authors'] as const;

const lostMetadata = (questions: readonly AuthoredQuestion[]): string[] =>
  questions.some((question) => uncarried.some((field) => question[field] !== null))
    ? ['Nível, dificuldade, fonte, ano e autores das questões não estão neste arquivo.']
    : [];

const lostWeights = (questions: readonly ExportedQuestion[]): string[] =>
  questions.some(({ weight = 1 }) => weight !== 1)
    ? ['Os pesos das questões não estão neste arquivo.']
    : [];

async function mediaOf(
  questions: readonly ExportedQuestion[],
  files: FileStorage,
): Promise<ExportedMedium[]> {
  const texts = questions.flatMap(({ statement, explanation, alternatives, task, answerKey }) => [
    statement,
    explanation ?? '',
    ...alternatives.map(({ text }) => text),
    ...textsOf(task),
    ...textsOf(answerKey),
  ]);
  return readMedia(texts, files, {
    mostBytes: mostMediaBytes,
    tooMuch:
      'As imagens e os áudios passam de 100 MB, mais do que um arquivo leva. Divida o banco antes de exportar.',
  });
}

/** Bytes of images and audio, as often as the file has them: it is made in memory. */
const mostMediaBytes = 100_000_000;
