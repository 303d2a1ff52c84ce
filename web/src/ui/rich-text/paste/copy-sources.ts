import { formulaElement, formulaSource } from '@sabia/domain/rich-text/formulas.ts';

/** Puts the sources of formulas into what is copied from a page, in place of the signs of their drawings. */
export function copySources(event: ClipboardEvent): void {
  const selection = document.getSelection();
  if (!event.clipboardData || !selection?.rangeCount || selection.isCollapsed) return;
  const range = selection.getRangeAt(0).cloneRange();
  // A part of a formula has no source.
  const [first, last] = [range.startContainer, range.endContainer].map(formulaAround);
  if (first) range.setStartBefore(first);
  if (last) range.setEndAfter(last);
  const page = document.createElement('div');
  page.append(range.cloneContents());
  const formulas = [...page.querySelectorAll<HTMLElement>(formulaElement)];
  if (formulas.length === 0) return;
  for (const formula of formulas) {
    const { tex = '', display } = formula.dataset;
    formula.textContent = formulaSource({ tex, isDisplay: display !== undefined });
  }
  event.clipboardData.setData('text/html', page.innerHTML);
  event.clipboardData.setData('text/plain', shownText(page));
  event.preventDefault();
}

const formulaAround = (node: Node): Element | null =>
  (node instanceof Element ? node : node.parentElement)?.closest(formulaElement) ?? null;

/** The text with its lines, which only a page that is laid out has. */
function shownText(page: HTMLElement): string {
  page.style.position = 'fixed';
  page.style.left = '-99999px';
  document.body.append(page);
  const text = page.innerText;
  page.remove();
  return text;
}
