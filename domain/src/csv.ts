/** A sheet as the spreadsheets of Brazil open it: semicolons, and the mark by which Excel knows UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(csvField).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

const csvField = (text: string) => `"${harmless(text).replaceAll('"', '""')}"`;

/** A spreadsheet would run what begins like a formula; behind an apostrophe it is text. */
export const harmless = (text: string): string =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;

/** The text that `harmless` was given. */
export const asWritten = (text: string): string => text.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '');
