import { Heading } from '../../ui/primitives/Heading.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import type { Taken } from './cards.ts';
import { takenWords } from './reading-words.ts';

/** The card that was read last: its owner, and what to do. */
export function LastTaken({ taken }: { taken: Taken }) {
  const { title, text } = takenWords(taken);
  return (
    <Stack gap={4}>
      <Heading size={20}>{title}</Heading>
      <p>{text}</p>
    </Stack>
  );
}
