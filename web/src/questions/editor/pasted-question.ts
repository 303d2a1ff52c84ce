/** A whole question that stands in the statement: the parts that become fields. */
export interface PastedQuestion {
  statement: string;
  /** The text of each alternative, as HTML. */
  alternatives: string[];
  /** The place of the right one; null: the text doesn't tell it. */
  right: number | null;
}

const most = 10;

/** 'Gabarito: C', 'Resposta correta: letra C.' */
const keyLine = /^(?:gabarito|resposta(?: certa| correta)?) ?[:–-]? ?(?:letra )?([a-j])\W*$/i;

/**
 * The parts of a statement that ends with alternatives, 'a) …' to 'b) …' or more in alphabetical order and, maybe, a line
 * 'Gabarito: C'. Null for other texts, also with tables or other blocks among the alternatives.
 */
export function readPastedQuestion(html: string): PastedQuestion | null {
  if (!/[a-e]\s?[).–-]/i.test(html)) return null;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lines = [...body.children].flatMap(linesOf);
  const first = lines.findIndex(({ text }) => letterIn(text) === 0);
  if (first < 1) return null;
  const alternatives: string[] = [];
  let right: number | null = null;
  for (const { html: line, text } of lines.slice(first)) {
    const key = keyLine.exec(text);
    if (key?.[1]) right = placeOf(key[1]);
    else if (right !== null) return null;
    else if (letterIn(text) === alternatives.length && alternatives.length < most)
      alternatives.push(withoutLetter(line));
    else if (text !== '') return null;
  }
  if (alternatives.length < 2 || (right !== null && right >= alternatives.length)) return null;
  const statement = lines
    .slice(0, first)
    .filter(({ html: line }) => line !== '')
    .map(({ html: line, isLine }) => (isLine ? `<p>${line}</p>` : line))
    .join('');
  return { statement, alternatives: alternatives.map((text) => `<p>${text}</p>`), right };
}

interface Line {
  html: string;
  text: string;
  /** False for a block that is no paragraph. */
  isLine: boolean;
}

/** The lines of a paragraph, which breaks end; another block as it is. */
function linesOf(block: Element): Line[] {
  if (block.tagName !== 'P') return [{ html: block.outerHTML, text: ' ', isLine: false }];
  return block.innerHTML.split(/<br\s*\/?>/i).map((part) => {
    const holder = document.createElement('div');
    holder.innerHTML = part;
    return {
      html: part.trim(),
      text: holder.textContent.replace(/\s+/g, ' ').trim(),
      isLine: true,
    };
  });
}

const placeOf = (letter: string): number => letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0);

/** The place of the alternative that a line begins: 'a) ', '(a) ', 'A. ', 'A - '. */
function letterIn(text: string): number | null {
  const [, letter] = /^\(?([a-j])\s?[).–-]\s/i.exec(`${text} `) ?? [];
  return letter ? placeOf(letter) : null;
}

const withoutLetter = (html: string): string =>
  html.replace(/^((?:<[^<>]+>)*)\(?[a-j]\s?[).–-]\s*((?:<\/[^<>]+>)*)\s*/i, '$1$2');
