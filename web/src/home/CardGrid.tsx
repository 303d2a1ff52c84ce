import type { ReactNode } from 'react';
import classes from './CardGrid.module.css';

interface CardGridProps<Item> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** A grid with as many columns as fit. */
export function CardGrid<Item extends { id: string }>({ items, children }: CardGridProps<Item>) {
  return (
    <ul className={classes.grid}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}
