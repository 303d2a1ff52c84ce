interface OrderedItem {
  id: string;
  after: readonly string[];
}

/** The ids of a dependency cycle, each followed by an item that it waits for; null without one. */
export function findCycle(items: readonly OrderedItem[]): string[] | null {
  const after = new Map(items.map((item) => [item.id, item.after]));
  const done = new Set<string>();
  const path: string[] = [];

  function visit(id: string): string[] | null {
    if (done.has(id)) return null;
    const at = path.indexOf(id);
    if (at >= 0) return path.slice(at);
    path.push(id);
    for (const before of after.get(id) ?? []) {
      const cycle = visit(before);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(id);
    return null;
  }

  for (const { id } of items) {
    const cycle = visit(id);
    if (cycle) return cycle;
  }
  return null;
}

/** The message about a cycle: 'Bancos de dados' depois de 'Lógica' depois de 'Bancos de dados'. */
export function describeCycle(
  cycle: readonly string[],
  titles: ReadonlyMap<string, string>,
): string {
  const names = [...cycle, cycle[0] ?? ''].map((id) => `“${titles.get(id) ?? id}”`);
  return `As etapas esperam umas pelas outras: ${names.join(' depois de ')}.`;
}

/** The message that the requested order is not possible, or null. */
export function orderMistake(
  current: readonly { id: string; title: string }[],
  requested: readonly OrderedItem[],
): string | null {
  const known = new Set(current.map(({ id }) => id));
  const ids = requested.map(({ id }) => id);
  const isSame =
    ids.length === known.size &&
    new Set(ids).size === ids.length &&
    ids.every((id) => known.has(id));
  if (!isSame || requested.some(({ after }) => after.some((id) => !known.has(id)))) {
    return 'As etapas mudaram enquanto isso. Recarregue a página e ordene de novo.';
  }
  const cycle = findCycle(requested);
  return cycle && describeCycle(cycle, new Map(current.map(({ id, title }) => [id, title])));
}
