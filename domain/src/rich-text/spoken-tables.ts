import { tableWords, tidy } from './spoken-phrases.ts';
import {
  inside,
  option,
  peek,
  readTo,
  skipSpaces,
  source,
  type Reading,
} from './spoken-reading.ts';

/** Tables in brackets that make them a system, a matrix or a determinant. */
export const tables: Readonly<Record<string, string>> = {
  '\\{': 'cases',
  '\\lbrace': 'cases',
  '(': 'pmatrix',
  '[': 'bmatrix',
  '|': 'vmatrix',
  '\\vert': 'vmatrix',
};

/** A table between `\left` and `\right`, of which the brackets say what it is. */
export function tableWithin(table: string, reading: Reading): string {
  skipSpaces(reading);
  reading.at += 1;
  const written = source(reading);
  const isTable = table === 'cases' || /^(?:array|matrix)$/.test(written);
  const words = inside(reading, () => spokenTable(isTable ? table : written, reading, written));
  if (peek(reading) === '\\right') {
    skipSpaces(reading);
    reading.at += 1;
    skipSpaces(reading);
    reading.at += 1;
  }
  return words;
}

/** The rows of a system or a matrix. `written` is the name of the environment, which `name` may replace. */
export function spokenTable(name: string, reading: Reading, written = name): string {
  if (/^array$|at\*?$/.test(written)) source(reading);
  const rows: string[][] = [[]];
  while (reading.at < reading.tokens.length) {
    rows.at(-1)?.push(tidy(readTo(reading, '\\end')));
    const token = reading.tokens[reading.at++];
    if (token === '\\\\') {
      option(reading);
      rows.push([]);
    }
    if (token === '\\end') break;
  }
  source(reading);
  return tableWords(name, rows);
}
