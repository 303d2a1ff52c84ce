import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './StudyNext.module.css';
import { CardGrid } from '../primitives/CardGrid.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';

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
    <Stack as="section" gap={16} className={classes.next}>
      <Heading>O que estudar agora</Heading>
      {!others && <Skeleton height={340} />}
      {others && others.length > 0 && <CardGrid items={others.slice(0, most)}>{children}</CardGrid>}
      <div>{catalog}</div>
    </Stack>
  );
}
