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
