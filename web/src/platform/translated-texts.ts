/**
 * The translator of a browser replaces each text by a <font> with its translation. React still holds the text: it then fails
 * to remove it or to insert before it ('NotFoundError', https://github.com/facebook/react/issues/11538), and what it
 * writes into the text is not seen. Here a text that React is about to use returns to the place of its translation;
 * the translator then translates it again.
 */
export function followTranslations(root: Node): void {
  /** The translation of each text that was taken out of the page. */
  const translations = new WeakMap<Node, ChildNode>();
  const known = new WeakSet<Node>();

  function restore(text: Node): void {
    const translation = translations.get(text);
    translations.delete(text);
    if (translation?.parentNode && !text.parentNode)
      translation.parentNode.replaceChild(text, translation);
  }

  /** Hears when React changes a text that is not in the page. */
  const changes = new MutationObserver((records) => {
    for (const { target } of records) if (!target.parentNode) restore(target);
  });

  const translator = new MutationObserver(note);
  translator.observe(root, { childList: true, subtree: true });
  function note(records: readonly MutationRecord[]): void {
    for (const record of records)
      for (const node of record.removedNodes) {
        if (!(node instanceof Text) || node.parentNode) continue;
        const translation = translationsIn(record).find((element) => !known.has(element));
        if (!translation) continue;
        known.add(translation);
        translations.set(node, translation);
        changes.observe(node, { characterData: true });
      }
  }

  function isGone(node: Node, parent: Node): boolean {
    if (node.parentNode === parent) return false;
    note(translator.takeRecords());
    restore(node);
    return node.parentNode !== parent;
  }

  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <Inserted extends Node>(
    this: Node,
    node: Inserted,
    next: Node | null,
  ): Inserted {
    insertBefore.call(this, node, next && isGone(next, this) ? null : next);
    return node;
  };
  Node.prototype.removeChild = function <Removed extends Node>(this: Node, node: Removed): Removed {
    if (!isGone(node, this)) removeChild.call(this, node);
    return node;
  };
}

/** The elements that came in the same change, and those that a former change has put beside the text. */
const translationsIn = ({ addedNodes, previousSibling, nextSibling }: MutationRecord) =>
  [...addedNodes, previousSibling, nextSibling].filter(
    (node): node is HTMLElement => node instanceof HTMLElement && node.tagName === 'FONT',
  );
