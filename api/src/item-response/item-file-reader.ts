import {
  readItemFile,
  rowsLimit,
  type ItemFileRead,
} from '@sabia/domain/item-response/item-file.ts';
import Papa from 'papaparse';
import { workerData } from 'node:worker_threads';
import { decodeText } from '../platform/files/decode-text.ts';
import { answerFromWorker } from '../platform/jobs/answer-from-worker.ts';

/** The message that the worker thread answers with: a string says why the file is none. */
export type ItemFileAnswer = ItemFileRead | string;

function readFile(bytes: Buffer): ItemFileAnswer {
  const text = decodeText(bytes);
  if (text.includes('\0')) return 'Este arquivo não é um CSV';
  // The headings, and one row more than a file may have. Blank lines at the end are no rows.
  const { data } = Papa.parse<string[]>(text.trimEnd(), {
    delimiter: delimiterOf(text),
    quoteChar: '"',
    preview: rowsLimit + 2,
  });
  return readItemFile(data);
}

/** INEP separates columns by semicolons; programs save them with tabs or commas, too. */
function delimiterOf(text: string): string {
  const [headings = ''] = text.split('\n', 1);
  return [';', '\t', ','].find((one) => headings.includes(one)) ?? ';';
}

answerFromWorker(readFile(Buffer.from(workerData as Uint8Array)));
