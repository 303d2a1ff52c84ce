import type { QuestionFormat } from '@sabia/domain/questions/question-import.ts';
import { workerData } from 'node:worker_threads';
import { decodeText } from './decode-text.ts';
import { detectFormat, otherFormat } from './detect-format.ts';
import type { ReadQuestions } from './imported-question.ts';
import { readQuestions } from './read-questions.ts';
import { answerFromWorker } from '../../platform/jobs/answer-from-worker.ts';

/** The message that the worker thread answers with; `other` names a format that is not read, if it is known. */
export type FileRead =
  | (ReadQuestions & { format: QuestionFormat })
  | { format: null; other: string | null };

export interface FileToRead {
  fileName: string;
  bytes: Uint8Array;
}

function readFile({ fileName, bytes }: FileToRead): FileRead {
  const text = decodeText(bytes);
  const format = detectFormat(fileName, text);
  return format ? { format, ...readQuestions(format, text) } : { format, other: otherFormat(text) };
}

answerFromWorker(readFile(workerData as FileToRead));
