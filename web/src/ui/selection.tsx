import { createContext, use, useState } from 'react';
import classes from './ListingTable.module.css';

/** What is chosen among the things of a listing. */
export interface Selection<T> {
  selected: readonly T[];
  isSelected: (id: string) => boolean;
  choose: (ids: readonly string[], isChosen: boolean) => void;
}

/** What is no longer listed is no longer chosen. */
export function useSelection<T extends { id: string }>(things: readonly T[]): Selection<T> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    selected: things.filter(({ id }) => chosen.has(id)),
    isSelected: (id) => chosen.has(id),
    choose: (ids, isChosen) =>
      setChosen((before) => {
        const after = new Set(before);
        for (const id of ids)
          if (isChosen) after.add(id);
          else after.delete(id);
        return after;
      }),
  };
}

const SelectionContext = createContext<Pick<Selection<unknown>, 'isSelected' | 'choose'> | null>(
  null,
);

export const SelectionProvider = SelectionContext;

/** Chooses the thing of its row: the first cell. */
export function SelectCell({ id, title }: { id: string; title: string }) {
  const selection = use(SelectionContext);
  if (!selection) throw new Error('a SelectCell needs a SelectionProvider above it');
  return (
    <td className={classes.select}>
      <input
        type="checkbox"
        aria-label={`Selecionar ${title}`}
        checked={selection.isSelected(id)}
        onChange={({ currentTarget }) => selection.choose([id], currentTarget.checked)}
      />
    </td>
  );
}
