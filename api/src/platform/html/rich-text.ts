import sanitizeHtml, { type Attributes } from 'sanitize-html';

/**
 * Sanitises rich text for storage: keeps the HTML of our editor, removes scripts and everything that
 * could imitate other parts of the page. The browser sanitises again before display.
 */
export function cleanRichText(html: string): string {
  const cleaned = sanitizeHtml(html.replaceAll('\0', ''), rules);
  // A converted tag can be at a position where a parser closes it, so the result is parsed again.
  return cleaned === html ? cleaned : cleanRichText(cleaned);
}

const blocks = 'h2 h3 h4 p blockquote hr ul ol li pre figure figcaption';
const inline = 'br code a strong em u s img';
const tables = 'table thead tbody tfoot tr th td';
const droppedWhole =
  'script style textarea option xmp noscript noembed noframes title template svg math iframe object';

const cell = ['colspan', 'rowspan', 'colwidth'];

const rules: sanitizeHtml.IOptions = {
  allowedTags: `${blocks} ${inline} ${tables}`.split(' '),
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    th: cell,
    td: cell,
  },
  allowedClasses: { code: [/^language-[\w+#-]{1,30}$/] },
  // URLs are checked below, resolved as a browser does.
  allowedSchemesAppliedToAttributes: [],
  // These are removed with their content; of other unknown tags the text stays.
  nonTextTags: droppedWhole.split(' '),
  transformTags: {
    // Equivalents for pasted elements. h1 becomes h2, because the page has its own h1.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    a: (tagName, { href }) => ({ tagName, attribs: href ? linkTo(href) : {} }),
    img: (tagName, { src, ...rest }) => ({
      tagName,
      attribs: { ...(src && isImageAddress(src) ? { src } : {}), ...measured(rest) },
    }),
    ol: (tagName, attribs) => ({ tagName, attribs: measured(attribs) }),
    th: (tagName, attribs) => ({ tagName, attribs: measured(attribs) }),
    td: (tagName, attribs) => ({ tagName, attribs: measured(attribs) }),
  },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img') return !attribs['src'];
    return tag === 'a' && !attribs['href'] ? 'excludeTag' : false;
  },
  nestingLimit: 50,
};

/** External links open in a new tab and send no referrer. */
function linkTo(href: string): Attributes {
  const url = readAddress(href);
  if (url?.origin === ourselves || url?.protocol === 'mailto:') return { href };
  const leadsOut = url?.protocol === 'https:' || url?.protocol === 'http:';
  return leadsOut ? { href, target: '_blank', rel: 'noopener noreferrer' } : {};
}

/** One of our files, or an external image by https. */
function isImageAddress(src: string): boolean {
  const url = readAddress(src);
  if (url?.origin === ourselves) return url.pathname.startsWith('/files/') && !url.search;
  return url?.protocol === 'https:';
}

const ourselves = 'https://sabia.invalid';

/** Resolves a URL as a browser does. A path must start at the root, because a text is shown on several pages. */
function readAddress(text: string): URL | null {
  const url = URL.parse(text, ourselves);
  return url?.origin === ourselves && !text.startsWith('/') ? null : url;
}

const measures = ['width', 'height', 'start', ...cell];

/** Sizes and spans must be short numbers (TipTap's `colwidth` is a list of them); others are removed. */
function measured(attribs: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attribs).filter(
      ([name, value]) => !measures.includes(name) || /^\d{1,4}(,\d{1,4}){0,30}$/.test(value),
    ),
  );
}
