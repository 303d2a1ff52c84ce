import type { QuestionFormat } from '@sabia/domain/questions/question-import.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { decodeText } from './decode-text.ts';
import { detectFormat } from './detect-format.ts';
import type { ReadQuestions } from './imported-question.ts';
import { readQuestions } from './read-questions.ts';

/** The message that the worker thread answers with: null for an unknown format. */
export type FileRead = (ReadQuestions & { format: QuestionFormat }) | null;

export interface FileToRead {
  fileName: string;
  bytes: Uint8Array;
}

function readFile({ fileName, bytes }: FileToRead): FileRead {
  const text = decodeText(bytes);
  const format = detectFormat(fileName, text);
  return format && { format, ...readQuestions(format, text) };
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
parentPort?.postMessage(readFile(workerData as FileToRead));
