import { QuestionRefused } from './imported-question.ts';

/**
 * Escapes an item for the parser. Moodle treats `: = ~ #` as syntax only where they have a meaning, and
 * most files rely on that; the parser treats them as syntax everywhere.
 */
export function strictGift(source: string): string {
  const titleEnd = endOfTitle(source);
  const [before, answers, after] = partsOf(source.slice(titleEnd));
  const text = strictTitle(source.slice(0, titleEnd)) + escaped(before, /\\.|[:=~#]/gs);
  return answers === null
    ? text
    : `${text}{${strictAnswers(answers)}}${escaped(after, /\\.|[:=~#]/gs)}`;
}

/** White space beside the answers of an item: the parser puts a space on both sides. */
export function spacesBesideAnswers(source: string): { before: string; after: string } {
  const [before, , after] = partsOf(source.slice(endOfTitle(source)));
  return { before: /\s$/.test(before) ? ' ' : '', after: /^\s/.test(after) ? ' ' : '' };
}

const strictTitle = (title: string): string =>
  title && `::${escaped(title.trim().slice(2, -2), /\\.|[:=~#{}]/gs)}::`;

function strictAnswers(answers: string): string {
  // `{#3:2~#wrong}` has a number without its `=` before another answer.
  if (/^\s*#\s*[-\d.][^=~#]*[=~#]/.test(answers)) return answers.replace(/#\s*/, '#=');
  if (answers.trimStart().startsWith('#')) return answers;
  return (
    escaped(answers, /\\.|:/gs)
      .replace(/^(\s*)(true|false|t|f)(?=\s*(?:#|$))/i, (truth) => truth.toUpperCase())
      // Many people mark the correct alternative among wrong ones like this.
      .replace(/(?<!\\)~\s*=/g, '=')
  );
}

const escaped = (text: string, signs: RegExp): string =>
  text.replace(signs, (found) => (found.length > 1 ? found : `\\${found}`));

/** The position at which the text begins: after the `::title::`, if there is one. */
function endOfTitle(source: string): number {
  const start = source.length - source.trimStart().length;
  if (!source.startsWith('::', start)) return 0;
  const rest = source.slice(start + 2);
  const end = rest.search(/(?<!\\)::/);
  return end < 0 ? 0 : start + 2 + end + 2;
}

/** Splits an item into the text before the answers, the answers (null if there are none), and the text after. */
function partsOf(text: string): [before: string, answers: string | null, after: string] {
  const braces = [...text.matchAll(/\\.|[{}]/gs)].filter(([found]) => found.length === 1);
  const [open, close, more] = braces;
  if (!open) return [text, null, ''];
  if (open[0] === '}') throw new QuestionRefused('Há uma chave } sem a chave { antes dela.');
  if (!close) throw new QuestionRefused('A chave { que abre as respostas não é fechada com }.');
  if (close[0] === '{' || more) {
    throw new QuestionRefused(
      'Há mais de um bloco de respostas; separe as questões com uma linha em branco e escreva \\{ e \\} onde as chaves são texto.',
    );
  }
  return [
    text.slice(0, open.index),
    text.slice(open.index + 1, close.index),
    text.slice(close.index + 1),
  ];
}

/** A text for a GIFT file, in one line: `//` would begin a comment, and an empty line the next question. */
export const escapeGift = (text: string): string =>
  text.replace(/[\\:#={}~]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
