/** The tags before the first word of a statement, and the number that a list of questions gives to it: '1) ', 'Questão 7: '. */
const numbered =
  /^((?:<(?:p|div|b|strong|span)(?:\s[^<>]*)?>\s*)*)(?:quest[ãa]o\s+(\d{1,3})\s*[).:–-]\s*|(\d{1,3})\s?[).]\s+)(?=\S)/i;

const lineNumber = /^(\d{1,3})\s?[).]\s/;

/**
 * A statement without the number of its question, because the exam gives another one. A statement that goes on with the
 * next number is a list of its own.
 */
export function withoutNumber(html: string): string {
  const [start, tags = '', named, plain] = numbered.exec(html) ?? [];
  if (start === undefined) return html;
  const next = Number(named ?? plain) + 1;
  const goesOn = html
    .split(/<[^<>]*>|\n/)
    .some((line) => Number(lineNumber.exec(line.trim())?.[1]) === next);
  return goesOn ? html : tags + html.slice(start.length);
}
