import type { Formula } from './formulas.ts';
import { isElement, textIn, type RichElement } from './node.ts';

/**
 * The formula that an element shows in the HTML of a page: of this site, or by KaTeX, MathJax or MathML with its TeX as an
 * annotation. Null for all other elements.
 */
export function shownFormula(element: RichElement): Formula | null {
  const { tag, attributes } = element;
  const given = attributes['data-tex'];
  if (given !== undefined) {
    return formulaOf(given, tag === 'tex-formula' && attributes['data-display'] !== undefined);
  }
  if (tag !== 'math' && !isDrawing(element)) return null;
  const source = annotationIn(element);
  return source === null ? null : formulaOf(source, isDisplay(element));
}

/** True for the element in which a program puts all parts of a drawn formula. */
const isDrawing = ({ tag, attributes }: RichElement): boolean =>
  tag === 'mjx-container' ||
  (attributes['class'] ?? '').split(/\s+/).some((name) => drawings.has(name));
const drawings = new Set(['katex', 'katex-display', 'mwe-math-element', 'MathJax']);

/** The TeX of MathML within the element. */
function annotationIn(element: RichElement): string | null {
  const { tag, attributes, children } = element;
  if (tag === 'annotation' && attributes['encoding'] === 'application/x-tex') {
    return textIn(element);
  }
  for (const child of children) {
    const found = isElement(child) ? annotationIn(child) : null;
    if (found !== null) return found;
  }
  return null;
}

const isDisplay = (element: RichElement): boolean => {
  const { attributes, children } = element;
  return (
    attributes['display'] === 'block' ||
    attributes['display'] === 'true' ||
    /(?:^|\s)katex-display(?:\s|$)/.test(attributes['class'] ?? '') ||
    children.some((child) => isElement(child) && isDisplay(child))
  );
};

function formulaOf(source: string, isDisplayed: boolean): Formula | null {
  // MediaWiki writes the style of each formula into its source.
  const [, inner = source] = /^\s*\{\\(?:display|text)style (.*)\}\s*$/s.exec(source) ?? [];
  const tex = inner.trim();
  return tex === '' ? null : { tex, isDisplay: isDisplayed };
}
