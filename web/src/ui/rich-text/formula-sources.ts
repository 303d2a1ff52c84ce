import { shownFormula } from '@sabia/domain/rich-text/shown-formula.ts';
import { asRichElement } from './as-rich-node.ts';

const shown =
  'tex-formula, [data-tex], .katex-display, .katex, .MathJax, .mwe-math-element, mjx-container, math';

/** Replaces the drawn formulas of a page by their sources, as text. */
export function restoreSources(page: Element): void {
  for (const element of page.querySelectorAll(shown)) {
    // A formula around it has been replaced.
    if (!page.contains(element)) continue;
    const formula = shownFormula(asRichElement(element));
    if (!formula) continue;
    const { tex, isDisplay } = formula;
    element.replaceWith(isDisplay ? `\\[${tex}\\]` : `\\(${tex}\\)`);
  }
  page.normalize();
}
