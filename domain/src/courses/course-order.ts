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

const idsOf = (sections: readonly OrderedSection[]) => sections.map((section) => section.id);
const contentsOf = (sections: readonly OrderedSection[]) =>
  sections.flatMap((section) => section.contents);

/** The same ids, each once, in whatever order. */
function sameIds(some: readonly string[], others: readonly string[]): boolean {
  const left = new Set(some);
  return some.length === others.length && others.every((id) => left.delete(id));
}
