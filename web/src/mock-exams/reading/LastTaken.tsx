import { Heading } from '../../ui/primitives/Heading.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import type { Taken } from './cards.ts';
import { sheetWords, takenWords } from './reading-words.ts';
import type { TakenSheet } from './sheets.ts';

/** The card that was read last: its owner, and what to do. */
export function LastTaken({ taken }: { taken: Taken | TakenSheet }) {
  const { title, text } = isSheet(taken) ? sheetWords(taken) : takenWords(taken);
  return (
    <Stack gap={4}>
      <Heading size={20}>{title}</Heading>
      <p>{text}</p>
    </Stack>
  );
}

const isSheet = (taken: Taken | TakenSheet): taken is TakenSheet => taken.kind.startsWith('SHEET');
