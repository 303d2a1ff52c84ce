import type { RichElement, RichNode } from '@sabia/domain/rich-text/node.ts';

/** A node of a document for the rules of rich text; none for a comment. */
export function asRichNode(node: Node): RichNode[] {
  if (node instanceof Text) return [node.data];
  return node instanceof Element ? [asRichElement(node)] : [];
}

export const asRichElement = (element: Element): RichElement => ({
  tag: element.tagName.toLowerCase(),
  attributes: Object.fromEntries(
    Array.from(element.attributes, ({ name, value }) => [name, value]),
  ),
  children: [...element.childNodes].flatMap(asRichNode),
});
