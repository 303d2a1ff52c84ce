import DOMPurify from 'dompurify';
import { easeReading } from './ease-reading.ts';

/** What our editor makes, and no more; the server cleans by the same list on the way in. */
const tags =
  'h2 h3 h4 p blockquote hr ul ol li pre figure figcaption br code a strong em u s img table thead tbody tfoot tr th td';
const attributes = 'href src alt title width height start colspan rowspan class';

/** Stored rich text, sanitised once more and made comfortable to read. */
export function readableHtml(html: string): string {
  const page = document.createElement('div');
  page.append(
    DOMPurify.sanitize(html, {
      ALLOWED_TAGS: tags.split(' '),
      ALLOWED_ATTR: attributes.split(' '),
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    }),
  );
  easeReading(page);
  return page.innerHTML;
}
