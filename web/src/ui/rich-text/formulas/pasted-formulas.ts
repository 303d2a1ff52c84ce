import { missingFormula } from '@sabia/domain/rich-text/missing-parts.ts';
import { texOfOmml } from '@sabia/domain/rich-text/omml-tex.ts';
import { asRichElement } from '../editor/as-rich-node.ts';
import { restoreSources } from './formula-sources.ts';
import { placeOf } from '../paste/pasted-place.ts';

interface PastedFormulas {
  html: string;
  /** The places of equations of Word that can't be read; the text has a mark there. */
  unread: string[];
}

/** Replaces the formulas of pasted HTML by their sources: drawn ones, MathML, and equations of Word. */
export function restorePastedFormulas(html: string): PastedFormulas {
  if (!/katex|math|tex-formula|data-tex|mjx-|latex|texrender|msEquation/i.test(html))
    return { html, unread: [] };
  const { body } = new DOMParser().parseFromString(withEndTags(html), 'text/html');
  const unread = restoreEquations(body);
  restoreSources(body);
  return { html: body.innerHTML, unread };
}

/** Word writes elements without content as XML does; in HTML they would contain what follows. */
const withEndTags = (html: string): string =>
  html.replace(/<(m:\w+)(\s[^<>]*)?\/>/gi, '<$1$2></$1>');

/** Word puts an equation into a comment, and its picture between two others for programs that don't read it. */
const equation = /^\[if gte msEquation [^\]]*\]>([^]*)<!\[endif\]$/;
const fallback = /^\[if !msEquation\]/;

function restoreEquations(body: HTMLElement): string[] {
  for (const comment of commentsIn(body)) {
    const [, markup] = equation.exec(comment.data) ?? [];
    if (markup === undefined) continue;
    const { body: content } = new DOMParser().parseFromString(markup, 'text/html');
    comment.before(...content.childNodes);
    removeFallback(comment);
  }
  const unread: string[] = [];
  for (const element of elementsIn(body, ['m:omathpara', 'm:omath'])) {
    if (!body.contains(element)) continue;
    const source = sourceOf(element);
    if (!source) unread.push(placeOf(element));
    element.replaceWith(source ?? missingFormula);
  }
  for (const comment of commentsIn(body)) {
    if (!fallback.test(comment.data)) continue;
    unread.push(placeOf(comment));
    comment.before(missingFormula);
    removeParts(comment);
  }
  return unread;
}

/** Each equation of a paragraph of equations, or the one equation; null if one can't be read. */
function sourceOf(element: Element): string | null {
  const isDisplay = element.tagName.toLowerCase() === 'm:omathpara';
  const equations = isDisplay ? elementsIn(element, ['m:omath']) : [element];
  const sources = equations.map((one) => texOfOmml(asRichElement(one)));
  if (sources.length === 0 || sources.includes(null)) return null;
  return sources.map((tex) => (isDisplay ? `\\[${tex}\\]` : `\\(${tex}\\)`)).join(' ');
}

function removeFallback(comment: Comment): void {
  const next = comment.nextSibling;
  if (next instanceof Comment && fallback.test(next.data)) removeParts(next);
}

/** Removes the nodes up to the end of a conditional part. */
function removeParts(start: Comment): void {
  for (let next = start.nextSibling; next; next = start.nextSibling) {
    const isEnd = next instanceof Comment && next.data.startsWith('[endif]');
    next.remove();
    if (isEnd) break;
  }
  start.remove();
}

/** In the order of the page. */
const elementsIn = (page: Element, names: readonly string[]): Element[] =>
  [...page.querySelectorAll('*')].filter(({ tagName }) => names.includes(tagName.toLowerCase()));

function commentsIn(body: HTMLElement): Comment[] {
  const comments: Comment[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Comment) comments.push(walker.currentNode);
  }
  return comments;
}
