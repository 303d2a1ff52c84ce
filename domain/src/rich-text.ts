/** The text of sanitized rich text in one line. Sanitized text has no other entities than the four below. */
export function plainText(html: string): string {
  return html
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
/** Elements that cannot contain themselves: their missing end tags do not nest. */
const unnested = new Set(
  'p li td th tr thead tbody tfoot dt dd br img hr col wbr input'.split(' '),
);

/**
 * True if the HTML is cheap to sanitise: at most one tag for every eight of the `limit` characters that the field may
 * have, and elements within elements at most 100 deep. Our editor makes less than 20 levels.
 */
export function isModestRichText(html: string, limit: number): boolean {
  if ((html.match(/</g)?.length ?? 0) > limit / 8) return false;
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][\w:-]*)/gi)) {
    if (unnested.has(name.toLowerCase())) continue;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (depth > maxDepth) return false;
  }
  return true;
}

/** True for an image without description; an empty `alt` marks a decorative image. */
export const isUndescribed = (alt: string | null | undefined): boolean =>
  typeof alt !== 'string' || (alt !== '' && alt.trim() === '');

/** Inline tags, which don't separate words. */
const inlineTag = /<\/?(?:a|strong|em|u|s|code)(?:\s[^<>]*)?>/g;

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const wordsPerMinute = 200;

/** Reading time in seconds; 0 for a text without words. */
export function readingSeconds(html: string): number {
  const words = plainText(html).match(/[\p{L}\p{N}]+(?:[-'’.,:/][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.ceil((words * 60) / wordsPerMinute);
}
