import type { RichNode } from '@sabia/domain/rich-text/node.ts';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** Parses HTML as a browser does. Comments and templates are left out. */
export const parseHtml = (html: string): RichNode[] =>
  parseFragment(html).childNodes.flatMap(asRichNode);

function asRichNode(node: DefaultTreeAdapterTypes.ChildNode): RichNode[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [{ tag: node.tagName, attributes, children: node.childNodes.flatMap(asRichNode) }];
}
