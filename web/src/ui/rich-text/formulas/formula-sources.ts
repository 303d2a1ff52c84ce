import { formulaSource } from '@sabia/domain/rich-text/formulas.ts';
import { shownFormula } from '@sabia/domain/rich-text/shown-formula.ts';
import { asRichElement } from '../editor/as-rich-node.ts';

const shown =
  'tex-formula, [data-tex], [data-math], .katex-display, .katex, .MathJax_Display, .MathJax, .mwe-math-element, mjx-container, math, img';

/** Replaces the drawn formulas of a page by their sources, as text. */
export function restoreSources(page: Element): void {
  for (const element of page.querySelectorAll(shown)) {
    // A formula around it has been replaced.
    if (!page.contains(element)) continue;
    const formula = shownFormula(asRichElement(element));
    if (!formula) continue;
    element.replaceWith(formulaSource(formula));
  }
  page.normalize();
}
