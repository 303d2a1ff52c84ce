interface OrderedSection {
  id: string;
  contents: readonly string[];
}

/**
 * The reason to refuse an order, or null: it must name exactly the current sections and contents. An order based on an
 * outdated outline is refused, not half applied (product.md C18).
 */
export function orderMistake(
  current: readonly OrderedSection[],
  requested: readonly OrderedSection[],
): string | null {
  const same =
    sameIds(idsOf(current), idsOf(requested)) &&
    sameIds(contentsOf(current), contentsOf(requested));
  return same
    ? null
    : 'O curso mudou desde que você abriu esta página. Recarregue e ordene de novo.';
}

/**
 * Applies a former order to the current outline: sections and contents deleted since stay deleted, newer ones follow at
 * the end of their place.
 */
export function mergeFormerOrder(
  current: readonly OrderedSection[],
  former: readonly OrderedSection[],
): { id: string; contents: string[] }[] {
  const currentIds = new Set([...idsOf(current), ...contentsOf(current)]);
  const formerContents = new Set(contentsOf(former));
  const sections = [
    ...former.filter(({ id }) => currentIds.has(id)),
    ...current.filter(({ id }) => !idsOf(former).includes(id)),
  ];
  // Contents whose former section was deleted stay in their current section.
  const placed = new Set(contentsOf(sections));
  const staysIn = (id: string) =>
    (current.find((section) => section.id === id)?.contents ?? []).filter(
      (content) => !formerContents.has(content) || !placed.has(content),
    );
  return sections.map(({ id, contents }) => ({
    id,
    contents: [
      ...new Set([...contents.filter((content) => currentIds.has(content)), ...staysIn(id)]),
    ],
  }));
}

const idsOf = (sections: readonly OrderedSection[]) => sections.map((section) => section.id);
const contentsOf = (sections: readonly OrderedSection[]) =>
  sections.flatMap((section) => section.contents);

/** The same ids, each once, in any order. */
function sameIds(some: readonly string[], others: readonly string[]): boolean {
  const left = new Set(some);
  return some.length === others.length && others.every((id) => left.delete(id));
}
