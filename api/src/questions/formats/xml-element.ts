import { SaxesParser } from 'saxes';
import { Untakable } from './imported-question.ts';

/** An element with what is in it; its own words are those between its tags, CDATA as it stands. */
export interface XmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/**
 * Reads one element that begins at a line of its file, or throws why it is no XML. The parser knows
 * the five entities of XML and no way to declare others or to ask for a file.
 */
export function parseElement(source: string, line: number): XmlElement {
  const parser = new SaxesParser();
  const root = emptyElement();
  const open = [root];
  const innermost = () => open.at(-1) ?? root;
  const add = (words: string) => {
    innermost().text += words;
  };
  parser.on('error', () => {
    throw new Untakable(`O XML da questão está malformado (linha ${line + parser.line - 1}).`);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', ({ name, attributes }) => {
    const element = { ...emptyElement(name), attributes };
    innermost().children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.write(source).close();
  return root.children[0] ?? root;
}

const emptyElement = (tag = ''): XmlElement => ({ tag, attributes: {}, children: [], text: '' });

export const childrenOf = (element: XmlElement | undefined, tag: string): XmlElement[] =>
  element?.children.filter((child) => child.tag === tag) ?? [];

export const childOf = (element: XmlElement | undefined, tag: string): XmlElement | undefined =>
  element?.children.find((child) => child.tag === tag);
