import { formulaLimits } from './formula-limits.ts';
import type { Formula } from './formulas.ts';
import { texOfMathml } from './mathml-tex.ts';
import { isElement, textIn, type RichElement } from './node.ts';
import { withEscapedPercents } from './percent-signs.ts';

/**
 * The formula that an element shows in the HTML of a page: of this site, by KaTeX, MathJax or MediaWiki, or MathML. The TeX
 * that goes with it comes before its signs. Null for all other elements.
 */
export function shownFormula(element: RichElement): Formula | null {
  const { tag, attributes } = element;
  const given = attributes['data-tex'] ?? attributes['data-math'];
  if (given !== undefined)
    return formulaOf(given, attributes['data-display'] !== undefined || isDisplay(element));
  if (tag === 'img') return isPicture(element) ? formulaOf(attributes['alt'] ?? '', false) : null;
  if (tag !== 'math' && !isDrawing(element)) return null;
  const math = find(element, (part) => part.tag === 'math');
  if (!math || textIn(math).length > longest) return null;
  const source = find(math, isTex);
  const tex = source ? textIn(source) : (math.attributes['alttext'] ?? texOfMathml(math));
  return formulaOf(tex, isDisplay(element));
}

/** Signs of MathML with its annotation. */
const longest = 4 * formulaLimits.length;

const classesOf = ({ attributes }: RichElement): string[] =>
  (attributes['class'] ?? '').split(/\s+/);

/** True for the element in which a program puts all parts of a drawn formula. */
const isDrawing = (element: RichElement): boolean =>
  element.tag === 'mjx-container' || classesOf(element).some((name) => drawings.has(name));
const drawings = new Set([
  'katex',
  'katex-display',
  'mwe-math-element',
  'MathJax',
  'MathJax_Display',
]);

/** True for a picture whose description is TeX: of MediaWiki, WordPress or Moodle. */
const isPicture = (element: RichElement): boolean =>
  classesOf(element).some((name) => /^mwe-math-fallback|^latex$|^texrender$/.test(name));

const isTex = ({ tag, attributes }: RichElement): boolean =>
  tag === 'annotation' && attributes['encoding'] === 'application/x-tex';

/** The element itself or the first part of it that is so. */
function find(element: RichElement, is: (part: RichElement) => boolean): RichElement | null {
  if (is(element)) return element;
  for (const child of element.children) {
    const found = isElement(child) ? find(child, is) : null;
    if (found) return found;
  }
  return null;
}

const isDisplay = (element: RichElement): boolean =>
  find(
    element,
    (part) =>
      part.attributes['display'] === 'block' ||
      part.attributes['display'] === 'true' ||
      classesOf(part).some((name) => name === 'katex-display' || name === 'MathJax_Display'),
  ) !== null;

/** Null without TeX, and for TeX that a text can't contain. */
function formulaOf(source: string, isDisplayed: boolean): Formula | null {
  // MediaWiki writes the style of each formula into its source.
  const [, inner = source] = /^\{\\(?:display|text)style ([^]*)\}$/.exec(source.trim()) ?? [];
  const tex = withEscapedPercents(inner.replace(/\s+/g, ' ').trim());
  if (
    tex === '' ||
    tex.length > formulaLimits.length ||
    /\\[()[\]]/.test(tex.replaceAll('\\\\', ''))
  )
    return null;
  return { tex, isDisplay: isDisplayed };
}
