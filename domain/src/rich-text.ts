/** What a person reads in rich text that has been cleaned: its only entities are the four below. */
export function plainText(html: string): string {
  return html
    .replace(inlineTag, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether there is nothing to read and nothing to look at: an empty editor makes `<p></p>`. */
export const isBlankRichText = (html: string): boolean =>
  plainText(html) === '' && !/<img\s/.test(html);

/** Whether an image says neither what it shows nor that it is a decoration, which has an empty `alt`. */
export const isUndescribed = (alt: string | null | undefined): boolean =>
  typeof alt !== 'string' || (alt !== '' && alt.trim() === '');

/** The tags that stand inside a word without parting it. */
const inlineTag = /<\/?(?:a|strong|em|u|s|code)(?:\s[^<>]*)?>/g;

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const wordsPerMinute = 200;

/** How long an unhurried reader takes; 0 for a text without words. */
export function readingSeconds(html: string): number {
  const words = plainText(html).match(/[\p{L}\p{N}]+(?:[-'’.,:/][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.ceil((words * 60) / wordsPerMinute);
}
