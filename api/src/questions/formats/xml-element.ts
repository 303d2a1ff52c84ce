import { SaxesParser } from 'saxes';
import { QuestionRefused } from './imported-question.ts';

/** An element with its children; `words` is its own text, with CDATA as it stands. */
export interface XmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/**
 * Parses one element that begins at the given line of its file; throws if it is not well-formed. The
 * parser knows the five predefined entities only: it declares none and loads no external file.
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
    throw new QuestionRefused(
      `O XML da questão está malformado (linha ${line + parser.line - 1}).`,
    );
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
