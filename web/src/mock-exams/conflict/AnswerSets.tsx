import { Button } from '@mantine/core';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { formatTime, formatDay } from '../../ui/words/dates.ts';
import type { AnswerSet } from './conflict-lines.ts';

interface AnswerSetsProps {
  sets: readonly AnswerSet[];
  /** Takes all answers of a set. */
  onTake: (at: number) => void;
}

/** The different answers that were read of a card, with who read them and when. */
export const AnswerSets = ({ sets, onTake }: AnswerSetsProps) => (
  <DividedList as="ol">
    {sets.map(({ readings, isCounted }, at) => (
      <li key={readings[0]?.id ?? at}>
        <div>
          <strong>Leitura {at + 1}</strong>
          {isCounted && <Muted as="span"> vale até agora</Muted>}
          {readings.map(({ id, readerName, readAt }) => (
            <Muted key={id} size={14}>
              {`${readerName}, ${formatDay(readAt)} às ${formatTime(readAt)}`}
            </Muted>
          ))}
        </div>
        <Button variant="default" onClick={() => onTake(at)}>
          {`Usar a leitura ${at + 1}`}
        </Button>
      </li>
    ))}
  </DividedList>
);
