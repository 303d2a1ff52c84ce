/** A sheet as the spreadsheets of Brazil open it: semicolons, and the mark by which Excel knows UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `${byteOrderMark}${csvLines(rows)}`;

export const byteOrderMark = '\uFEFF';

/** A part of a sheet, where the whole is written bit by bit. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(csvField).join(';')}\r\n`).join('');

const csvField = (text: string) => `"${escapeFormula(text).replaceAll('"', '""')}"`;

/** A spreadsheet would run what begins like a formula; behind an apostrophe it is text. */
export const escapeFormula = (text: string): string =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;

/** The text that `harmless` was given. */
export const unescapeFormula = (text: string): string =>
  text.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '');
