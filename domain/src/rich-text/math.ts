import { isElement, type RichElement, type RichNode } from './node.ts';

/** A MathML formula as text with superscripts and subscripts. */
export function mathAsText({ tag, children }: RichElement): RichNode[] {
  const parts = children.filter(isElement);
  const [base, second, third] = parts.map(mathAsText);
  if (!base) return [...children].map((node) => (isElement(node) ? '' : node.trim()));
  const script = (kind: string, content: RichNode[] | undefined): RichNode => ({
    tag: kind,
    attributes: {},
    children: content ?? [],
  });
  switch (tag) {
    case 'msup':
    case 'mover':
      return [...base, script('sup', second)];
    case 'msub':
    case 'munder':
      return [...base, script('sub', second)];
    case 'msubsup':
    case 'munderover':
      return [...base, script('sub', second), script('sup', third)];
    case 'mfrac':
      return ['(', ...base, ')/(', ...(second ?? []), ')'];
    case 'msqrt':
      return ['√(', ...contentOf(parts), ')'];
    case 'mroot':
      return [script('sup', second), '√(', ...base, ')'];
    case 'semantics':
      return base;
    default:
      return contentOf(parts);
  }
}

const contentOf = (parts: readonly RichElement[]): RichNode[] =>
  parts.filter(({ tag }) => !tag.startsWith('annotation')).flatMap(mathAsText);
