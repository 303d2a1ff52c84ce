import { withoutEndSigns } from '../trim-signs.ts';

/** A block of the result; the root has no tag. */
export interface Block {
  tag: string;
  attributes: Record<string, string | undefined>;
  children: Child[];
  /** Inline content after the last child, while the block is filled. */
  line: Line | null;
  /** A line break is due before the next text, because the block can't contain blocks. */
  isBroken: boolean;
}

export interface Line {
  content: Inline[];
  align: string | null;
}

export type Child = Block | Line;

export interface Inline {
  /** Escaped text, a line break or an image. */
  html: string;
  isBlank: boolean;
  marks: readonly Mark[];
}

export interface Mark {
  tag: string;
  /** The address of a link. */
  href?: string;
}

export const createBlock = (tag: string, attributes: Block['attributes']): Block => ({
  tag,
  attributes,
  children: [],
  line: null,
  isBroken: false,
});

export const isBlock = (child: Child): child is Block => 'tag' in child;
export const isEmpty = (child: Child | undefined): boolean =>
  !child || (isBlock(child) ? child.children.every(isEmpty) : isBlankLine(child));
export const isBlankLine = ({ content }: Line): boolean =>
  content.every((inline) => inline.isBlank);

/** White space of HTML. */
const spaces = ' \t\n\r\f';

/** Removes the white space at both ends of a line. */
export function trim({ content }: Line): void {
  while (content.at(-1)?.html.trim() === '' && content.at(-1)?.isBlank) content.pop();
  const [first] = content;
  const last = content.at(-1);
  if (first) first.html = first.html.replace(/^[ \t\n\r\f]+/, '');
  if (last) last.html = withoutEndSigns(last.html, spaces);
}
