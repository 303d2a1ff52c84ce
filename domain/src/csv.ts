/** A CSV file as Brazilian spreadsheet programs open it: semicolons, and a byte order mark, by which Excel recognizes UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `${byteOrderMark}${csvLines(rows)}`;

export const byteOrderMark = '\uFEFF';

/** Some rows of a CSV file, for files that are written in parts. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(csvField).join(';')}\r\n`).join('');

const csvField = (text: string) => `"${escapeFormula(text).replaceAll('"', '""')}"`;

/** Prevents CSV injection: a spreadsheet would run text that begins like a formula; after an apostrophe it is text. */
export const escapeFormula = (text: string): string =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;

/** Reverses `escapeFormula`. */
export const unescapeFormula = (text: string): string =>
  text.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '');
