import { createHash } from 'node:crypto';

/** In an order that looks random and is the same for the same seed (product.md A10, Q16). */
export function shuffled<Q extends { id: string }>(items: readonly Q[], seed: string): Q[] {
  const rankOf = ({ id }: Q) => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  const ranked = items.map((item) => ({ item, rank: rankOf(item) }));
  return ranked.toSorted((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ item }) => item);
}
