import { closedParts } from './closed-parts.ts';
import { linesSetAside } from './gift-formulas.ts';

/** A question, a text or a category of a GIFT file, without its comment lines. */
export interface GiftItem {
  source: string;
  /** For each line of `source`, its line number in the file. */
  lines: number[];
  /** The marks `[id:…]` and `[tag:…]` in its comments. */
  marks: GiftMark[];
}

interface GiftMark {
  name: 'id' | 'tag';
  value: string;
}

interface Line {
  number: number;
  text: string;
}

/**
 * Splits a file at blank lines, as Moodle does. A blank line between the braces of an answer block
 * does not split: people and programs write them.
 */
export function giftItems(text: string): GiftItem[] {
  const blocks = blocksOf(text);
  const items: GiftItem[] = [];
  for (let at = 0; at < blocks.length;) {
    const end = endOfItem(blocks, at);
    const parts = blocks.slice(at, end);
    const lines = parts.flatMap((block) => block.lines);
    items.push({
      source: lines.map((line) => line.text).join('\n'),
      lines: lines.map((line) => line.number),
      marks: parts.flatMap((block) => block.marks),
    });
    at = end;
  }
  return items.flatMap(partCategory);
}

interface Block {
  lines: Line[];
  marks: GiftMark[];
  /** The position of the first brace, and whether the last one is left open. */
  opensWith: string | undefined;
  isOpen: boolean;
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: Line[] = [];
  let marks: GiftMark[] = [];
  const close = () => {
    if (lines.length === 0) return;
    const braces = bracesOf(lines.map((line) => line.text).join('\n'));
    blocks.push({ lines, marks, opensWith: braces[0], isOpen: braces.at(-1) === '{' });
    lines = [];
    marks = [];
  };
  let number = 0;
  for (const line of text.split('\n')) {
    number += 1;
    if (line.trim() === '') close();
    else if (line.trimStart().startsWith('//')) marks.push(...marksOf(line));
    else lines.push({ number, text: line });
    number += linesSetAside(line);
  }
  close();
  return blocks;
}

/** An item with an open brace continues up to the block that closes it; if none does, it ends here. */
function endOfItem(blocks: Block[], at: number): number {
  if (!blocks[at]?.isOpen) return at + 1;
  let next = at + 1;
  while (blocks[next] && !blocks[next]?.opensWith) next += 1;
  return blocks[next]?.opensWith === '}' ? next + 1 : at + 1;
}

const bracesOf = (source: string): string[] =>
  (source.match(/\\.|[{}]/gs) ?? []).filter((found) => found.length === 1);

/** As Moodle writes them; `\]` is a bracket of the value. */
const marksOf = (comment: string): GiftMark[] =>
  Array.from(closedParts(comment, /\[(id|tag):/g, /((?:\\\]|[^\]])+)\]/y), ({ start, body }) => ({
    name: start[1] === 'id' ? 'id' : 'tag',
    value: body.replaceAll('\\]', ']').trim(),
  }));

/** A category is exactly one line, even if the next line is not blank. */
function partCategory(item: GiftItem): GiftItem[] {
  if (!item.source.trimStart().startsWith('$CATEGORY:')) return [item];
  const [category = '', ...below] = item.source.split('\n');
  const rest = { ...item, source: below.join('\n'), lines: item.lines.slice(1) };
  return [
    { source: category, lines: item.lines.slice(0, 1), marks: [] },
    ...(below.length > 0 ? partCategory(rest) : []),
  ];
}
