import { QuestionRefused } from './imported-question.ts';

/** The source of one `<question>`, or of one that has no end tag. */
export interface XmlPiece {
  line: number;
  source: string | null;
}

/**
 * Splits a Moodle XML file into its questions in one pass over its tags, so that a broken question
 * does not affect the others. A file that declares entities is refused: entity expansion is an attack.
 */
export function* xmlPieces(text: string): Generator<XmlPiece, void> {
  const lineAt = lineCounter(text);
  let start = -1;
  const open = (at: number) => ({ line: lineAt(start >= 0 ? start : at), source: null });
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const ending = opaque.find(([opening]) => text.startsWith(opening, at))?.[1];
    if (ending) {
      const end = text.indexOf(ending, at);
      if (end < 0) {
        yield open(at);
        return;
      }
      at = end + ending.length;
      continue;
    }
    if (text.startsWith('<!', at)) throw new QuestionRefused(declared);
    if (isTag(text, '<question', at)) {
      if (start >= 0) yield open(at);
      start = at;
    } else if (start >= 0 && isTag(text, '</question', at)) {
      const end = text.indexOf('>', at) + 1;
      if (end === 0) {
        yield open(at);
        return;
      }
      yield { line: lineAt(start), source: text.slice(start, end) };
      start = -1;
    }
    at += 1;
  }
  if (start >= 0) yield open(start);
}

/** Comments and CDATA sections; tags inside them are text. */
const opaque = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;

const declared =
  'O arquivo traz uma declaração DOCTYPE, que por segurança não é lida. Exporte as questões do Moodle outra vez.';

const isTag = (text: string, tag: string, at: number): boolean =>
  text.startsWith(tag, at) && /[\s>/]/.test(text.charAt(at + tag.length));

/** The line number of each position; positions must be ascending. */
function lineCounter(text: string): (at: number) => number {
  let line = 1;
  let end = text.indexOf('\n');
  return (at) => {
    for (; end >= 0 && end < at; end = text.indexOf('\n', end + 1)) line += 1;
    return line;
  };
}
