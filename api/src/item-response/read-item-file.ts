import { readItemFile as readRows } from '@sabia/domain/item-response/item-file.ts';
import type { ItemFileUpload } from '@sabia/domain/item-response/item-response.contract.ts';
import { Refusal, invalid } from '@sabia/domain/refusal.ts';
import Papa from 'papaparse';
import { decodeText } from '../platform/files/decode-text.ts';

/** Skipped rows that a reply names. */
export const mostShownRows = 200;

/** The booklets of an item file and its year; refuses a file without a whole booklet. */
export function readItemFile({ file, year: given }: ItemFileUpload) {
  const year = given ?? yearIn(file.fileName);
  if (year === null) throw invalid('year', 'Informe o ano da prova: o nome do arquivo não o tem');
  const text = decodeText(Buffer.from(file.contentBase64, 'base64'));
  if (text.includes('\0')) throw invalid('file', 'Este arquivo não é um CSV');
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text), quoteChar: '"' });
  const read = readRows(data);
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

/** INEP separates columns by semicolons; programs save them with tabs or commas, too. */
function delimiterOf(text: string): string {
  const [headings = ''] = text.split('\n', 1);
  return [';', '\t', ','].find((one) => headings.includes(one)) ?? ';';
}

/** The year in a name such as `itens-2023.csv`. */
function yearIn(fileName: string): number | null {
  const [found] = /(?<!\d)20\d\d(?!\d)/.exec(fileName) ?? [];
  const year = Number(found);
  return found && year >= 2009 ? year : null;
}
