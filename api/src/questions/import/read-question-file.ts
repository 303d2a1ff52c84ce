import { invalid } from '@sabia/domain/refusal.ts';
import type { ImportedFile } from '@sabia/domain/questions/question-import.ts';
import { createConcurrencyLimit } from '../../platform/jobs/concurrency-limit.ts';
import { runInWorker } from '../../platform/jobs/run-in-worker.ts';
import type { FileRead, FileToRead } from '../formats/file-reader.ts';

/** Reading thousands of questions needs seconds and hundreds of megabytes. */
const inTurn = createConcurrencyLimit(1);

const reader = new URL('../formats/file-reader.ts', import.meta.url);
const tooMuch = 'Ler este arquivo leva tempo demais. Divida-o em arquivos menores.';

/** Reads a file in a worker thread, so that no file blocks the event loop. */
export async function readQuestionFile({ fileName, contentBase64 }: ImportedFile) {
  const file: FileToRead = { fileName, bytes: Buffer.from(contentBase64, 'base64') };
  const read = await inTurn(() => runInWorker<FileRead>(reader, file, tooMuch));
  if (read.format) return read;
  throw invalid(
    'contentBase64',
    read.other
      ? `Este arquivo é ${read.other}, que não é lido aqui. Exporte as questões em Moodle XML ou GIFT, ou preencha a planilha modelo e salve como “CSV UTF-8”`
      : 'Este arquivo não é planilha CSV, GIFT, Moodle XML nem Aiken. A planilha modelo mostra as colunas',
  );
}
