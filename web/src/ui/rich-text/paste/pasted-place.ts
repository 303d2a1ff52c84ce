const blocks = 'p, li, td, th, dd, dt, h1, h2, h3, h4, h5, h6, figcaption, summary, pre';

/** The place of a part of pasted HTML in words: 'em “Calcule a área”', 'depois de “Veja o gráfico”'. */
export function placeOf(node: ChildNode): string {
  const parent = node.parentElement;
  const words = wordsOf(parent?.closest(blocks) ?? null);
  if (words) return `em “${words}”`;
  const before = wordsBefore(node);
  return before ? `depois de “${before}”` : 'no começo';
}

/** The words of the last block with words before the node. */
function wordsBefore(node: ChildNode): string {
  const page = node.ownerDocument?.body;
  if (!page) return '';
  const earlier = [...page.querySelectorAll(blocks)].filter(
    (block) => block.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return wordsOf(earlier.findLast((block) => wordsOf(block) !== '') ?? null);
}

const longest = 50;

function wordsOf(block: Element | null): string {
  const words = (block?.textContent ?? '').replace(/\s+/g, ' ').trim();
  return words.length > longest ? `${words.slice(0, longest).trim()}…` : words;
}
