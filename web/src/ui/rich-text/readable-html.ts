import { richTextElements } from '@sabia/domain/rich-text/elements.ts';
import { formulaElement } from '@sabia/domain/rich-text/formulas.ts';
import DOMPurify, { type Config } from 'dompurify';
import { easeReading } from './ease-reading.ts';

/**
 * Stored rich text, sanitised again by the server's list and improved for reading. Formulas are taken out before and
 * sanitised by a list of their own, so that no other part of a text can have the elements and styles of KaTeX.
 */
export function readableHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const formulas = [...body.querySelectorAll<HTMLElement>(formulaElement)];
  const drawings = formulas.map((formula) => formula.innerHTML);
  for (const [at, formula] of formulas.entries()) {
    formula.replaceChildren();
    formula.dataset['at'] = String(at);
  }
  const page = document.createElement('div');
  page.append(DOMPurify.sanitize(formulas.length > 0 ? body.innerHTML : html, textRules));
  for (const formula of page.querySelectorAll<HTMLElement>(formulaElement)) {
    formula.append(DOMPurify.sanitize(drawings[Number(formula.dataset['at'])] ?? '', formulaRules));
    delete formula.dataset['at'];
    for (const part of formula.querySelectorAll('[style]')) keepHarmlessStyle(part);
  }
  easeReading(page);
  return page.innerHTML;
}

const textRules: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [...Object.keys(richTextElements), formulaElement],
  ALLOWED_ATTR: [
    ...Object.values(richTextElements).flat(),
    'data-tex',
    'data-display',
    'data-wide',
    'data-at',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Prefixes each id with `user-content-`, as the server did.
  SANITIZE_NAMED_PROPS: true,
  RETURN_DOM_FRAGMENT: true,
};

const named = (names: string) => names.split(/\s+/);

/** The styles of KaTeX are lengths and colours; a value in parentheses could load something. */
function keepHarmlessStyle(part: Element): void {
  if (!/^(?:[a-z-]+:[-+.%#\w ]+(?:;|$))*$/.test(part.getAttribute('style') ?? ''))
    part.removeAttribute('style');
}

/** The elements and attributes that KaTeX writes. */
const formulaRules: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: named(`span svg path line math semantics annotation mrow mi mn mo ms mtext mspace
    msup msub msubsup mfrac msqrt mroot mover munder munderover mtable mtr mtd mlabeledtr mpadded
    mphantom menclose mstyle mmultiscripts mprescripts none #text`),
  ALLOWED_ATTR: named(`class style xmlns aria-hidden encoding display width height viewBox
    preserveAspectRatio d x1 x2 y1 y2 stroke-width mathvariant stretchy fence separator lspace rspace
    accent accentunder linethickness minsize maxsize columnalign rowspacing columnspacing columnlines
    rowlines scriptlevel displaystyle depth voffset notation movablelimits symmetric mathcolor
    mathbackground mathsize side`),
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};
