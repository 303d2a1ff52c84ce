import { richTextElements } from '@sabia/domain/rich-text/elements.ts';
import DOMPurify from 'dompurify';
import { easeReading } from './ease-reading.ts';

/** Stored rich text, sanitised again by the server's list and improved for reading. */
export function readableHtml(html: string): string {
  const page = document.createElement('div');
  page.append(
    DOMPurify.sanitize(html, {
      ALLOWED_TAGS: Object.keys(richTextElements),
      ALLOWED_ATTR: Object.values(richTextElements).flat(),
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      // Prefixes each id with `user-content-`, as the server did.
      SANITIZE_NAMED_PROPS: true,
      RETURN_DOM_FRAGMENT: true,
    }),
  );
  easeReading(page);
  return page.innerHTML;
}
