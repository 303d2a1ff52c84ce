import { Button } from '@mantine/core';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import type { Card, Taken } from './cards.ts';
import { sheetWords, takenWords } from './reading-words.ts';
import type { TakenSheet } from './sheets.ts';

interface LastTakenProps {
  taken: Taken | TakenSheet;
  /** A person wants the new picture of a known sheet. */
  onReplace: (card: Card) => void;
}

/** The card or sheet that was read last: its owner, and what to do. */
export function LastTaken({ taken, onReplace }: LastTakenProps) {
  const { title, text } = isSheet(taken) ? sheetWords(taken) : takenWords(taken);
  return (
    <Stack gap={4} align="start">
      <Heading size={20}>{title}</Heading>
      <p>{text}</p>
      {taken.kind === 'SHEET' && taken.isKnown && taken.person && (
        <Button variant="default" onClick={() => onReplace(taken.card)}>
          Usar esta foto no lugar da primeira
        </Button>
      )}
    </Stack>
  );
}

const isSheet = (taken: Taken | TakenSheet): taken is TakenSheet => taken.kind.startsWith('SHEET');
