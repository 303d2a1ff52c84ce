import { isElement, type RichElement, type RichNode } from './node.ts';

/** A MathML formula as text with superscripts and subscripts. */
export function mathAsText({ tag, children }: RichElement): RichNode[] {
  const parts = children.filter(isElement);
  // Each part is converted once: twice would be 2^depth times in a nested formula.
  const converted = parts.map(mathAsText);
  const [base, second, third] = converted;
  if (!base) return [...children].map((node) => (isElement(node) ? '' : node.trim()));
  const script = (kind: string, content: RichNode[] | undefined): RichNode => ({
    tag: kind,
    attributes: {},
    children: content ?? [],
  });
  const content = () =>
    converted.filter((_, at) => !parts[at]?.tag.startsWith('annotation')).flat();
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
      return ['√(', ...content(), ')'];
    case 'mroot':
      return [script('sup', second), '√(', ...base, ')'];
    case 'semantics':
      return base;
    default:
      return content();
  }
}
