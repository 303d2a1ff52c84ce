import { withAudioInWords } from './rich-text/audio.ts';
import { mapFormulas, withFormulaSources } from './rich-text/formulas.ts';
import { escapeHtml } from './rich-text/html-text.ts';
import { plainFormula } from './rich-text/plain-formula.ts';
import { inScript } from './rich-text/scripts.ts';

/**
 * The text of sanitized rich text in one line: `10<sup>3</sup>` is 10³, not 103, and formulas and audio have their plain form. Sanitized text has no other entities
 * than the four below.
 */
export function plainText(html: string): string {
  return mapFormulas(withFormulaSources(withAudioInWords(html)), ({ tex }) =>
    escapeHtml(plainFormula(tex)),
  )
    .replace(scripts, (_, index?: string, exponent?: string) =>
      inScript(
        index === undefined ? 'p' : 'b',
        (index ?? exponent ?? '').replace(inlineTag, '').trim(),
      ),
    )
    .replace(inlineTag, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** True for rich text without words and images: an empty editor produces `<p></p>`. */
export const isBlankRichText = (html: string): boolean =>
  plainText(html) === '' && !/<img\s/.test(html);

const maxDepth = 100;
/** Elements that cannot contain themselves or anything: their missing end tags do not nest. */
const unnested = new Set(
  'p li td th tr thead tbody tfoot dt dd br img hr col wbr input area base embed link meta param source track'.split(
    ' ',
  ),
);
/** A parser opens these again in each block after one in which they were not closed. */
const reopened = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/**
 * True if the HTML is cheap to parse and to sanitise: at most one tag for every eight of the `limit` characters that the
 * field may have, elements within elements at most 100 deep, and at most `limit` elements that a parser opens again.
 * Our editor makes less than 20 levels.
 */
export function isModestRichText(html: string, limit: number): boolean {
  if ((html.match(/</g)?.length ?? 0) > limit / 8) return false;
  const open = new Map<string, number>();
  let depth = 0;
  let marks = 0;
  let copies = 0;
  for (const [, slash, written = ''] of html.matchAll(/<(\/?)([a-z][\w:-]*)/gi)) {
    const name = written.toLowerCase();
    const isMark = reopened.has(name);
    if (!isMark) copies += marks;
    if (copies > limit) return false;
    if (unnested.has(name)) continue;
    const quantity = open.get(name) ?? 0;
    // A stray end tag closes nothing.
    if (slash && quantity === 0) continue;
    const change = slash ? -1 : 1;
    open.set(name, quantity + change);
    depth += change;
    if (isMark) marks += change;
    if (depth > maxDepth) return false;
  }
  return true;
}

/** True for an image without description; an empty `alt` marks a decorative image. */
export const isUndescribed = (alt: string | null | undefined): boolean =>
  typeof alt !== 'string' || (alt !== '' && alt.trim() === '');

/** An index or an exponent; of those within one of their kind the inner one. */
const scripts =
  /<sub>([^<]*(?:<(?!\/?sub>)[^<]*)*)<\/sub>|<sup>([^<]*(?:<(?!\/?sup>)[^<]*)*)<\/sup>/g;

/** Inline tags, which don't separate words. */
const inlineTag = /<\/?(?:a|strong|em|u|s|code|sup|sub)(?:\s[^<>]*)?>/g;

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const wordsPerMinute = 200;

/** Reading time in seconds; 0 for a text without words. */
export function readingSeconds(html: string): number {
  const words = plainText(html).match(/[\p{L}\p{N}]+(?:[-'’.,:/][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.ceil((words * 60) / wordsPerMinute);
}
