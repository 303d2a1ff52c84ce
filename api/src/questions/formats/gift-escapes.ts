import { Untakable } from './imported-question.ts';

/**
 * The item as the parser wants it. Moodle minds `: = ~ #` only where they mean something, and most
 * files that people write rely on that; the parser minds them everywhere, so they are escaped here.
 */
export function strictGift(source: string): string {
  const titleEnd = endOfTitle(source);
  const [before, answers, after] = partsOf(source.slice(titleEnd));
  const text = strictTitle(source.slice(0, titleEnd)) + escaped(before, /\\.|[:=~#]/gs);
  return answers === null
    ? text
    : `${text}{${strictAnswers(answers)}}${escaped(after, /\\.|[:=~#]/gs)}`;
}

const strictTitle = (title: string): string =>
  title && `::${escaped(title.trim().slice(2, -2), /\\.|[:=~#{}]/gs)}::`;

function strictAnswers(answers: string): string {
  if (answers.trimStart().startsWith('#')) return answers;
  return (
    escaped(answers, /\\.|:/gs)
      .replace(/^(\s*)(true|false|t|f)(?=\s*(?:#|$))/i, (truth) => truth.toUpperCase())
      // Many people mark the right one among others so.
      .replace(/(?<!\\)~\s*=/g, '=')
  );
}

const escaped = (text: string, signs: RegExp): string =>
  text.replace(signs, (found) => (found.length > 1 ? found : `\\${found}`));

/** Where the text begins: behind a `::title::`, if there is one. */
function endOfTitle(source: string): number {
  const start = source.length - source.trimStart().length;
  if (!source.startsWith('::', start)) return 0;
  const rest = source.slice(start + 2);
  const end = rest.search(/(?<!\\)::/);
  return end < 0 ? 0 : start + 2 + end + 2;
}

/** Before the answers, the answers (null where there are none), and after them. */
function partsOf(text: string): [before: string, answers: string | null, after: string] {
  const braces = [...text.matchAll(/\\.|[{}]/gs)].filter(([found]) => found.length === 1);
  const [open, close, more] = braces;
  if (!open) return [text, null, ''];
  if (open[0] === '}') throw new Untakable('Há uma chave } sem a chave { antes dela.');
  if (!close) throw new Untakable('A chave { que abre as respostas não é fechada com }.');
  if (close[0] === '{' || more) {
    throw new Untakable(
      'Há mais de um bloco de respostas; separe as questões com uma linha em branco e escreva \\{ e \\} onde as chaves são texto.',
    );
  }
  return [
    text.slice(0, open.index),
    text.slice(open.index + 1, close.index),
    text.slice(close.index + 1),
  ];
}
