import { isBlankLine, isBlock, trim, type Block, type Child, type Inline } from './block.ts';
import { isElement, type RichElement } from './node.ts';

/** Audio in a text without players. */
export const audioInWords = (title: string | undefined): string =>
  title ? `[áudio: ${title}]` : '[áudio]';

/** Sanitised HTML with its audio in words. */
export const withAudioInWords = (html: string): string =>
  html.replace(
    /<audio\s([^<>]*)>(?:<\/audio>)?/g,
    (_, attributes: string) => ` ${audioInWords(/(?:^|\s)title="([^"]+)"/.exec(attributes)?.[1])} `,
  );

/** The address that a player plays. */
export function sourceOf({ attributes, children }: RichElement): string {
  const source = children.filter(isElement).find(({ tag }) => tag === 'source');
  return (attributes['src'] ?? source?.attributes['src'] ?? '').trim();
}

export const titleOf = ({ attributes }: RichElement): string | undefined =>
  (attributes['title'] ?? attributes['aria-label'])?.trim().slice(0, 200) || undefined;

const isAudio = ({ html }: Inline): boolean => html.startsWith('<audio');

/** A paragraph or heading divided at its audio, which no paragraph contains. */
export function withAudioApart(block: Block): Child[] {
  const [line] = block.children;
  if (!line || isBlock(line) || !line.content.some(isAudio)) return [block];
  const parts: Child[] = [];
  const addText = (content: Inline[]) => {
    const part = { ...line, content };
    while (content[0]?.isBlank) content.shift();
    while (content.at(-1)?.isBlank) content.pop();
    trim(part);
    if (isBlankLine(part)) return;
    // An id names one place.
    const isFirst = !parts.some(isBlock);
    const attributes = { ...block.attributes, ...(!isFirst && { id: undefined }) };
    parts.push({ ...block, attributes, children: [part] });
  };
  let text: Inline[] = [];
  for (const inline of line.content) {
    if (!isAudio(inline)) {
      text.push(inline);
      continue;
    }
    addText(text);
    text = [];
    parts.push({ content: [{ ...inline, marks: [] }], align: null });
  }
  addText(text);
  const isNamed = block.attributes['id'] !== undefined;
  return isNamed && !parts.some(isBlock) ? [{ ...block, children: [] }, ...parts] : parts;
}
