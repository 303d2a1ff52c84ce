import { restoreSources } from '../formulas/formula-sources.ts';

/**
 * HTML for TipTap. Drawn formulas become their sources, because TipTap takes the parts of a drawing for text. It removes some
 * white space that stands alone between two elements: a line feed, and a space between images outside of a paragraph.
 * `<b>a</b>\n<i>b</i>` would become one word, and two lines of code one line.
 */
export function editorContent(html: string): string {
  if (!/[\n\r\t\f]|> +<img|<(?:tex-formula|math)|"katex/.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  restoreSources(body);
  for (const text of textsIn(body)) {
    if (!text.parentElement?.closest('pre')) text.data = text.data.replace(/[\n\r\t\f]/g, ' ');
  }
  for (const code of body.querySelectorAll('pre')) joinLineFeeds(textsIn(code));
  for (const text of textsIn(body)) if (isBetweenImages(text)) wrapLine(text);
  return body.innerHTML;
}

const isInline = (node: Node | null): boolean =>
  node instanceof Text || (node instanceof Element && node.matches(inline));
const inline = 'img, br, a, strong, em, u, s, sup, sub, code, math';

const isBetweenImages = (text: Text): boolean =>
  isBlank(text) &&
  Boolean(text.parentElement?.matches('li, dd, th, td, blockquote, details, figure, body')) &&
  text.previousSibling instanceof HTMLImageElement &&
  isInline(text.nextSibling);

/** Puts the line of a text into a paragraph. */
function wrapLine(text: Text): void {
  let first: ChildNode = text;
  while (first.previousSibling && isInline(first.previousSibling)) first = first.previousSibling;
  const line = document.createElement('p');
  first.before(line);
  for (let next = line.nextSibling; next && isInline(next); next = line.nextSibling)
    line.append(next);
}

/** Moves a text of white space only into the text beside it. */
function joinLineFeeds(texts: readonly Text[]): void {
  let last: Text | undefined;
  for (const text of texts) {
    if (last && isBlank(text)) {
      last.data += text.data;
      text.data = '';
      continue;
    }
    if (last && isBlank(last)) {
      text.data = last.data + text.data;
      last.data = '';
    }
    last = text;
  }
}

const isBlank = ({ data }: Text): boolean => data.trim() === '';

function textsIn(element: Element): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  }
  return texts;
}
