import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './StudyNext.module.css';

interface StudyNextProps<Item> {
  /** Undefined while they load. */
  others: readonly Item[] | undefined;
  /** The link to all of them. */
  catalog: ReactNode;
  /** Renders the card of one item. */
  children: (item: Item) => ReactNode;
}

/** The number of suggestions. */
const most = 3;

/** Suggestions after something was completed. */
export function StudyNext<Item extends { id: string }>({
  others,
  catalog,
  children,
}: StudyNextProps<Item>) {
  return (
    <section className={classes.next}>
      <h2>O que estudar agora</h2>
      {!others && <Skeleton height={340} mb={24} />}
      {others && others.length > 0 && (
        <ul>
          {others.slice(0, most).map((other) => (
            <li key={other.id}>{children(other)}</li>
          ))}
        </ul>
      )}
      {catalog}
    </section>
  );
}
