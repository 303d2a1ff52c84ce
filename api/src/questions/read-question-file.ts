import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import type { ImportedFile } from '@sabia/domain/questions/question-import.ts';
import { Worker } from 'node:worker_threads';
import { createTurns } from '../shell/turns.ts';
import type { FileRead, FileToRead } from './formats/file-reader.ts';

/** A file of thousands of questions takes seconds and hundreds of megabytes. */
const inTurn = createTurns(1);
const patience = 60_000;
const mostMegabytes = 1024;

/** Reads a file in a thread of its own: the others are served meanwhile, whatever is in it. */
export async function readQuestionFile({ fileName, contentBase64 }: ImportedFile) {
  const bytes = Buffer.from(contentBase64, 'base64');
  const read = await inTurn(() => readAside({ fileName, bytes }));
  if (read) return read;
  throw invalid('contentBase64', 'Este arquivo não é GIFT, Moodle XML nem Aiken');
}

function readAside(file: FileToRead): Promise<FileRead> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./formats/file-reader.ts', import.meta.url), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    const tooMuch = () => reject(new Refusal('too_large', { detail }));
    const timer = setTimeout(() => {
      tooMuch();
      void worker.terminate();
    }, patience);
    worker.on('message', resolve);
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooMuch();
      else reject(error);
    });
    worker.on('exit', () => clearTimeout(timer));
  });
}

const detail = 'Ler este arquivo leva tempo demais. Divida-o em arquivos menores.';
