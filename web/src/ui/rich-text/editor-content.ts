/**
 * Stored HTML for TipTap, which removes a line feed that stands alone between two elements: `<b>a</b>\n<i>b</i>` would
 * become one word, and two lines of code one line.
 */
export function editorContent(html: string): string {
  if (!/[\n\r\t\f]/.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const text of textsIn(body)) {
    if (!text.parentElement?.closest('pre')) text.data = text.data.replace(/[\n\r\t\f]/g, ' ');
  }
  for (const code of body.querySelectorAll('pre')) joinLineFeeds(textsIn(code));
  return body.innerHTML;
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
