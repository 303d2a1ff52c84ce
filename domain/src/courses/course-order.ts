interface OrderedSection {
  id: string;
  contents: readonly string[];
}

/**
 * Why an order can't be applied: it must name exactly the sections and contents that are there, so
 * that an order made on an old view of the course is told, not half applied.
 */
export function orderMistake(
  current: readonly OrderedSection[],
  asked: readonly OrderedSection[],
): string | null {
  const same =
    sameIds(idsOf(current), idsOf(asked)) && sameIds(contentsOf(current), contentsOf(asked));
  return same
    ? null
    : 'O curso mudou desde que você abriu esta página. Recarregue e ordene de novo.';
}

/**
 * A former order of what is there now: what has been taken away since stays away, what has come since
 * follows at the end of where it is.
 */
export function mergeFormerOrder(
  current: readonly OrderedSection[],
  former: readonly OrderedSection[],
): { id: string; contents: string[] }[] {
  const there = new Set([...idsOf(current), ...contentsOf(current)]);
  const known = new Set(contentsOf(former));
  const sections = [
    ...former.filter(({ id }) => there.has(id)),
    ...current.filter(({ id }) => !idsOf(former).includes(id)),
  ];
  // What was in a section that is no more stays where it is.
  const placed = new Set(contentsOf(sections));
  const staysIn = (id: string) =>
    (current.find((section) => section.id === id)?.contents ?? []).filter(
      (content) => !known.has(content) || !placed.has(content),
    );
  return sections.map(({ id, contents }) => ({
    id,
    contents: [...new Set([...contents.filter((content) => there.has(content)), ...staysIn(id)])],
  }));
}

const idsOf = (sections: readonly OrderedSection[]) => sections.map((section) => section.id);
const contentsOf = (sections: readonly OrderedSection[]) =>
  sections.flatMap((section) => section.contents);

/** The same ids, each once, in whatever order. */
function sameIds(some: readonly string[], others: readonly string[]): boolean {
  const left = new Set(some);
  return some.length === others.length && others.every((id) => left.delete(id));
}
