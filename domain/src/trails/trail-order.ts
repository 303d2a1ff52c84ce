interface Step {
  id: string;
  after: readonly string[];
}

/**
 * The steps of a cycle in what comes after what, in the order in which they wait for each other; null
 * when every step can be reached. A step that waits for itself is a cycle of one.
 */
export function findCycle(steps: readonly Step[]): string[] | null {
  const after = new Map(steps.map((step) => [step.id, step.after]));
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

  for (const { id } of steps) {
    const cycle = visit(id);
    if (cycle) return cycle;
  }
  return null;
}

/** The cycle in the words of who made it: 'Bancos de dados' depois de 'Lógica' depois de 'Bancos de dados'. */
export function cycleInWords(
  cycle: readonly string[],
  titles: ReadonlyMap<string, string>,
): string {
  const names = [...cycle, cycle[0] ?? ''].map((id) => `“${titles.get(id) ?? id}”`);
  return `As etapas esperam umas pelas outras: ${names.join(' depois de ')}.`;
}

/** Why this can't be the new order, as a sentence; null when it can. */
export function orderMistake(
  current: readonly { id: string; title: string }[],
  asked: readonly Step[],
): string | null {
  const known = new Set(current.map(({ id }) => id));
  const ids = asked.map(({ id }) => id);
  const isSame =
    ids.length === known.size &&
    new Set(ids).size === ids.length &&
    ids.every((id) => known.has(id));
  if (!isSame || asked.some(({ after }) => after.some((id) => !known.has(id)))) {
    return 'As etapas mudaram enquanto isso. Recarregue a página e ordene de novo.';
  }
  const cycle = findCycle(asked);
  return cycle && cycleInWords(cycle, new Map(current.map(({ id, title }) => [id, title])));
}
