import { textIn, type RichElement } from './node.ts';

/** The signs of an element. */
export const signsIn = (element: RichElement | undefined): string =>
  element ? textIn(element).replace(/[\s\u200b\u2060-\u2064]/g, '') : '';

export const openings = new Set([
  '(',
  '[',
  '{',
  '|',
  '\u2223',
  '\u2016',
  '\u27e8',
  '\u2329',
  '\u230a',
  '\u2308',
]);
export const closings = new Set([
  ')',
  ']',
  '}',
  '|',
  '\u2223',
  '\u2016',
  '\u27e9',
  '\u232a',
  '\u230b',
  '\u2309',
]);

/** True if the first delimiter is closed by the last one. */
export function isPair(parts: readonly RichElement[]): boolean {
  let depth = 0;
  for (const [place, part] of parts.entries()) {
    if (part.tag !== 'mo') continue;
    const sign = signsIn(part);
    const isBar = openings.has(sign) && closings.has(sign);
    if (isBar && place > 0 && place < parts.length - 1) return false;
    if (openings.has(sign) && place < parts.length - 1) depth += 1;
    else if (closings.has(sign)) depth -= 1;
    if (depth === 0) return place === parts.length - 1;
  }
  return false;
}
