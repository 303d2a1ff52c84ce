import DOMPurify from 'dompurify';
import { easeReading } from './ease-reading.ts';

/** The tags and attributes of our editor. The server sanitises input by the same list. */
const tags =
  'h2 h3 h4 p blockquote hr ul ol li pre figure figcaption br code a strong em u s img table thead tbody tfoot tr th td';
const attributes = 'href src alt title width height start colspan rowspan class';

/** Stored rich text, sanitised again and improved for reading. */
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
