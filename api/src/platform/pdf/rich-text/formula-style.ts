import { isElement, type RichElement } from '@sabia/domain/rich-text/node.ts';

export const classesOf = ({ attributes }: RichElement): ReadonlySet<string> =>
  new Set((attributes['class'] ?? '').split(' '));

/** The declarations of a style attribute. */
export const stylesOf = ({ attributes }: RichElement): Partial<Record<string, string>> =>
  Object.fromEntries(
    (attributes['style'] ?? '').split(';').flatMap((declaration) => {
      const [name, value] = declaration.split(':');
      return name && value ? [[name.trim(), value.trim()]] : [];
    }),
  );

/** A length in em; 0 for none. */
export const emOf = (length: string | undefined): number => Number.parseFloat(length ?? '') || 0;

const fullWidths = [
  'frac-line',
  'overline-line',
  'underline-line',
  'katex-hline',
  'katex-hdashline',
  'hide-tail',
  'katex-stretchy',
];

/** True for a part as wide as its column. */
export const isFullWidth = (element: RichElement): boolean =>
  fullWidths.some((name) => classesOf(element).has(name)) ||
  element.children.some((child) => isElement(child) && child.tag === 'svg');
