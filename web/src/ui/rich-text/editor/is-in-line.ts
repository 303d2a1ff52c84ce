const blocks =
  /^(?:p|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|hr|figure|figcaption|details|summary|table|tbody|tr|th|td|div|body)$/;
/** Blocks of rich text that contain blocks. */
const containers = /^(?:li|dd|blockquote|figure|details|th|td|div|body)$/;

/** True for an image in a line of text or with marks, false for an image that is a block of its own. */
export function isInLine(image: Element): boolean {
  const { parentElement: around } = image;
  if (!around) return false;
  if (!containers.test(around.localName)) return true;
  return goesOn(image, 'previousSibling') || goesOn(image, 'nextSibling');
}

/** True if the line has words, breaks or a marked image before or after the image. */
function goesOn(image: Element, direction: 'previousSibling' | 'nextSibling'): boolean {
  for (let node = image[direction]; node && !isBlock(node); node = node[direction]) {
    if (/[^ \t\n\r\f]/.test(node.textContent ?? '')) return true;
    if (node instanceof Element && node.matches('br, :has(img)')) return true;
  }
  return false;
}

const isBlock = (node: Node): boolean => node instanceof Element && blocks.test(node.localName);
