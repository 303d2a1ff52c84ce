import type { ExportFormat } from '@sabia/domain/questions/question-import.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { buffer } from 'node:stream/consumers';
import type { FileStorage } from '../platform/files/file-storage.ts';
import type { AppContext } from '../platform/app-context.ts';
import { orNotFound } from '../platform/http/serve.ts';
import type { ExportedImage, ExportedQuestion } from './formats/exported-question.ts';
import { writeGift } from './formats/write-gift.ts';
import { writeMoodleXml } from './formats/write-moodle-xml.ts';
import { findOwner, listWrittenQuestions, type QuestionOwner } from './questions.queries.ts';

const writers = { gift: writeGift, 'moodle-xml': writeMoodleXml };

/**
 * Exports the questions of an owner as a file for another program, with embedded images. Questions of other kinds than
 * single choice are left out; a comment in the file tells their number.
 */
export async function exportQuestions(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  { owner, format, publicUrl }: { owner: QuestionOwner; format: ExportFormat; publicUrl: string },
): Promise<Buffer> {
  orNotFound(await findOwner(db, owner));
  const written = await listWrittenQuestions(db, owner);
  const choices = written.filter(({ kind }) => kind === 'SINGLE_CHOICE');
  const questions = choices.map((question) => toExport(question, publicUrl));
  const leftOutQtd = written.length - choices.length;
  return Buffer.from(
    writers[format](questions, { images: await imagesOf(questions, files), leftOutQtd }),
  );
}

/** The formats have no video field: the video becomes a link in the statement. */
function toExport(question: AuthoredQuestion, publicUrl: string): ExportedQuestion {
  const { statement, videoQuestionUrl, explanation, alternatives } = question;
  const video =
    videoQuestionUrl && new URL(videoQuestionUrl, publicUrl).href.replaceAll('"', '%22');
  return {
    statement: video
      ? `${statement}<p><a href="${video.replaceAll('&', '&amp;')}">Vídeo da questão</a></p>`
      : statement,
    explanation: explanation ?? null,
    alternatives: alternatives.map(({ text, isCorrect }) => ({
      text,
      isCorrect: isCorrect === true,
    })),
  };
}

async function imagesOf(
  questions: readonly ExportedQuestion[],
  files: FileStorage,
): Promise<ExportedImage[]> {
  const texts = questions.flatMap(({ statement, explanation, alternatives }) => [
    statement,
    explanation ?? '',
    ...alternatives.map(({ text }) => text),
  ]);
  const sources = new Set(
    texts.flatMap((text) => text.match(/(?<=<img\s[^<>]*src=")\/files\/[\w.-]+/g) ?? []),
  );
  const images: ExportedImage[] = [];
  for (const src of sources) {
    const name = src.slice('/files/'.length);
    const file = await files.open(name);
    if (file) images.push({ src, name, bytes: await buffer(await file.read()) });
  }
  return images;
}
