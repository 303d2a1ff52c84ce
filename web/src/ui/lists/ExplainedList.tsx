import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { Muted } from '../primitives/Muted.tsx';
import { Stack } from '../primitives/Stack.tsx';

interface ExplainedListProps {
  items: readonly { title: string; words: ReactNode }[];
}

/** Points below each other, each with a sentence. */
export const ExplainedList = ({ items }: ExplainedListProps) => (
  <Stack as="ul" gap={20}>
    {items.map(({ title, words }) => (
      <li key={title}>
        <Heading as="h3" size={18}>
          {title}
        </Heading>
        <Muted>{words}</Muted>
      </li>
    ))}
  </Stack>
);
