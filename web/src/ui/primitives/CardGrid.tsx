import type { ReactNode } from 'react';
import classes from './Grid.module.css';

interface CardGridProps<Item> {
  items: readonly Item[];
  children: (item: Item, index: number) => ReactNode;
}

/** A grid with as many columns as fit. */
export function CardGrid<Item extends { id: string }>({ items, children }: CardGridProps<Item>) {
  return (
    <ul className={classes.cards}>
      {items.map((item, index) => (
        <li key={item.id}>{children(item, index)}</li>
      ))}
    </ul>
  );
}
