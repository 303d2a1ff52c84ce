/** Questions that meet the same quotas. Bit i of `quotas` stands for the quota i. */
export interface QuotaGroup {
  quotas: number;
  questionsQtd: number;
}

/** Quotas that ask together for more questions than meet any of them. */
export interface QuotaShortage {
  /** Their indices, ascending. */
  quotas: number[];
  askedQtd: number;
  matchingQtd: number;
}

/**
 * A maximum flow from groups of questions to quotas, by augmenting paths: a question may take the place of another one,
 * which moves to another quota that it meets.
 */
class QuotaFlow {
  /** Places left in each quota. */
  readonly places: number[];
  /** By group: the number of its questions in each quota. */
  private readonly given = new Map<number, number[]>();
  private readonly full = new Set<number>();

  constructor(sizes: readonly number[]) {
    this.places = [...sizes];
  }

  /** Puts one more question of the group into a quota; false if no quota gains one by it. */
  add(group: number): boolean {
    if (this.full.has(group)) return false;
    const path = this.pathFrom(group);
    if (!path) {
      // Later questions fill other quotas only, so this group never finds a place again.
      this.full.add(group);
      return false;
    }
    for (const { via, from, to } of path) {
      const counts = this.countsOf(via);
      if (from !== null) counts[from] = (counts[from] ?? 0) - 1;
      counts[to] = (counts[to] ?? 0) + 1;
    }
    const end = path[0]?.to ?? 0;
    this.places[end] = (this.places[end] ?? 0) - 1;
    return true;
  }

  /** The number of questions of the group in each quota. */
  countsOf(group: number): number[] {
    const known = this.given.get(group) ?? this.places.map(() => 0);
    this.given.set(group, known);
    return known;
  }

  /** The quotas that hold questions which also meet one of these. */
  sharing(quotas: ReadonlySet<number>): number[] {
    return this.places.flatMap((_, quota) =>
      [...this.given].some(
        ([group, counts]) =>
          (counts[quota] ?? 0) > 0 && [...quotas].some((wanted) => meets(group, wanted)),
      )
        ? [quota]
        : [],
    );
  }

  /** The moves that make room for a question of the group, the last one first; null if there is no room. */
  private pathFrom(group: number) {
    const moves = new Map<number, { via: number; from: number | null }>();
    for (const quota of this.places.keys()) {
      if (meets(group, quota)) moves.set(quota, { via: group, from: null });
    }
    // A map goes on over the entries that are added meanwhile: a breadth-first search.
    for (const [quota] of moves) {
      if ((this.places[quota] ?? 0) > 0) return pathTo(quota, moves);
      for (const [other, counts] of this.given) {
        if ((counts[quota] ?? 0) === 0) continue;
        for (const next of this.places.keys()) {
          if (meets(other, next) && !moves.has(next)) moves.set(next, { via: other, from: quota });
        }
      }
    }
    return null;
  }
}

const meets = (group: number, quota: number) => ((group >> quota) & 1) === 1;

function pathTo(
  end: number,
  moves: ReadonlyMap<number, { via: number; from: number | null }>,
): { via: number; from: number | null; to: number }[] {
  const move = moves.get(end);
  if (!move) return [];
  const earlier = move.from === null ? [] : pathTo(move.from, moves);
  return [{ ...move, to: end }, ...earlier];
}

/**
 * The quotas that can't be filled, exactly: no choice of questions would fill them. Empty if all can be filled.
 * `sizes` are the numbers of questions of the quotas, at most 30 of them.
 */
export function quotaShortages(
  groups: readonly QuotaGroup[],
  sizes: readonly number[],
): QuotaShortage[] {
  const flow = new QuotaFlow(sizes);
  for (const { quotas, questionsQtd } of groups) {
    for (let left = questionsQtd; left > 0 && flow.add(quotas); left -= 1);
  }
  const short = [...flow.places.keys()].filter((quota) => (flow.places[quota] ?? 0) > 0);
  return apart(short.map((quota) => closureOf(quota, flow))).map((together) => {
    const matching = groups.filter(({ quotas }) => [...together].some((one) => meets(quotas, one)));
    return {
      quotas: [...together].toSorted((a, b) => a - b),
      askedQtd: [...together].reduce((sum, one) => sum + (sizes[one] ?? 0), 0),
      matchingQtd: matching.reduce((sum, { questionsQtd }) => sum + questionsQtd, 0),
    };
  });
}

/** Joins the sets that have elements in common. */
function apart(sets: readonly ReadonlySet<number>[]): ReadonlySet<number>[] {
  return sets.reduce<ReadonlySet<number>[]>((joined, set) => {
    const touching = joined.filter((other) => [...other].some((one) => set.has(one)));
    const union = new Set([set, ...touching].flatMap((one) => [...one]));
    return [...joined.filter((other) => !touching.includes(other)), union];
  }, []);
}

/** The quota with all others that hold questions which it could have instead. */
function closureOf(quota: number, flow: QuotaFlow): ReadonlySet<number> {
  const together = new Set([quota]);
  for (let size = 0; size < together.size;) {
    size = together.size;
    for (const other of flow.sharing(together)) together.add(other);
  }
  return together;
}

/**
 * Fills the quotas with the first possible questions. `candidates` are in order of preference; a later one is taken only
 * if the earlier ones leave a place. Returns their ids in the order of the quotas; short of questions, as many as possible.
 */
export function fillQuotas(
  candidates: readonly { id: string; quotas: number }[],
  sizes: readonly number[],
): string[] {
  const flow = new QuotaFlow(sizes);
  const chosen = candidates.filter(({ quotas }) => flow.add(quotas));
  const left = new Map(
    [...new Set(chosen.map(({ quotas }) => quotas))].map((group) => [
      group,
      [...flow.countsOf(group)],
    ]),
  );
  const placed = chosen.map(({ id, quotas }) => {
    const counts = left.get(quotas) ?? [];
    const quota = counts.findIndex((qtd) => qtd > 0);
    counts[quota] = (counts[quota] ?? 0) - 1;
    return { id, quota };
  });
  return placed.toSorted((a, b) => a.quota - b.quota).map(({ id }) => id);
}
