import type { UserSheetFile } from '@sabia/domain/users/user-file.ts';
import type { ParsedSheet } from '@sabia/domain/users/user-sheet.ts';
import { createConcurrencyLimit } from '../../platform/jobs/concurrency-limit.ts';
import { runInWorker } from '../../platform/jobs/run-in-worker.ts';

const inTurn = createConcurrencyLimit(1);
const reader = new URL('./user-file-reader.ts', import.meta.url);
const tooMuch = 'Ler esta planilha leva tempo demais. Divida-a em partes.';

/** Reads a CSV file in a worker thread, so that no file blocks the event loop. */
export const readUserFile = ({ contentBase64 }: UserSheetFile): Promise<ParsedSheet> =>
  inTurn(() => runInWorker<ParsedSheet>(reader, Buffer.from(contentBase64, 'base64'), tooMuch));
