import { useState } from 'react';

export interface Selection<T> {
  selected: readonly T[];
  isSelected: (id: string) => boolean;
  select: (ids: readonly string[], isSelected: boolean) => void;
}

/** The rows that are selected among these; rows that have left the listing do not count. */
export function useSelection<T extends { id: string }>(items: readonly T[]): Selection<T> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    selected: items.filter(({ id }) => chosen.has(id)),
    isSelected: (id) => chosen.has(id),
    select: (ids, isSelected) =>
      setChosen((before) => {
        const after = new Set(before);
        for (const id of ids)
          if (isSelected) after.add(id);
          else after.delete(id);
        return after;
      }),
  };
}
