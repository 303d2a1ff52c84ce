import { dateInNumbers } from '@sabia/domain/date-in-numbers.ts';
import { useQuery } from '@tanstack/react-query';
import { DividedList } from '../ui/primitives/DividedList.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { countsInWords } from './roll-words.ts';
import { rollDaysQuery } from './rolls.api.ts';

/** The last days with a roll call; nothing without one, and without a network. */
export function RollDays({ classId }: { classId: string }) {
  const { data } = useQuery(rollDaysQuery(classId));
  if (!data || data.total === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label="Últimas chamadas">
      <Heading>Últimas chamadas</Heading>
      <DividedList>
        {data.items.map(({ date, counts }) => (
          <li key={date}>
            <TextLink
              inherit
              to="/turmas/$classId/chamada"
              params={{ classId }}
              search={{ data: date }}
            >
              {dateInNumbers(date)}
            </TextLink>
            <Muted size={13}>{countsInWords(counts)}</Muted>
          </li>
        ))}
      </DividedList>
    </Stack>
  );
}
