/** A node of parsed HTML, of parse5 on the server and of the DOM in the browser. Tags are in lower case. */
export type RichNode = string | RichElement;

export interface RichElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly RichNode[];
}

/** True for white space that HTML collapses; a no-break space is a character. */
export const isBlank = (node: RichNode): boolean =>
  typeof node === 'string' && /^[ \t\n\r\f]*$/.test(node);

export const isElement = (node: RichNode): node is RichElement => typeof node !== 'string';

export const textIn = (node: RichNode): string =>
  isElement(node) ? node.children.map(textIn).join('') : node;
