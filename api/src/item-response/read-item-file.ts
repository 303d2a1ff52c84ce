import type { ItemFileUpload } from '@sabia/domain/item-response/item-response.contract.ts';
import { Refusal, invalid } from '@sabia/domain/refusal.ts';
import { createConcurrencyLimit } from '../platform/jobs/concurrency-limit.ts';
import { runInWorker } from '../platform/jobs/run-in-worker.ts';
import type { ItemFileAnswer } from './item-file-reader.ts';

/** Skipped rows that a reply names. */
export const mostShownRows = 200;

const inTurn = createConcurrencyLimit(1);
const reader = new URL('./item-file-reader.ts', import.meta.url);
const tooMuch = 'Ler este arquivo leva tempo demais. Divida-o em arquivos menores.';

export type ItemFile = Awaited<ReturnType<typeof readItemFile>>;

/** The booklets of an item file and its year, read in a worker thread; refuses a file without a whole booklet. */
export async function readItemFile({ file, year: given }: ItemFileUpload) {
  const year = given ?? yearIn(file.fileName);
  if (year === null) throw invalid('year', 'Informe o ano da prova: o nome do arquivo não o tem');
  const bytes = Buffer.from(file.contentBase64, 'base64');
  const read = await inTurn(() => runInWorker<ItemFileAnswer>(reader, bytes, tooMuch));
  if (typeof read === 'string') throw invalid('file', read);
  if (read.booklets.length === 0) {
    // The rarest reason is more likely a mistake than the consequence of one.
    const reasons = [...Map.groupBy(read.skipped, ({ reason }) => reason).values()]
      .toSorted((one, other) => one.length - other.length)
      .flat()
      .slice(0, mostShownRows)
      .map(({ line, reason }) => ({ path: `lines.${line}`, message: reason }));
    const none = { path: 'file', message: 'Nenhum caderno deste arquivo pode ser importado' };
    throw new Refusal('invalid_input', { errors: [none, ...reasons] });
  }
  return { year, ...read };
}

/** The year in a name such as `itens-2023.csv`. */
function yearIn(fileName: string): number | null {
  const [found] = /(?<!\d)20\d\d(?!\d)/.exec(fileName) ?? [];
  const year = Number(found);
  return found && year >= 2009 ? year : null;
}
