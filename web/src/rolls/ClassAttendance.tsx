import { dateInNumbers } from '@sabia/domain/date-in-numbers.ts';
import { Skeleton } from '@mantine/core';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import type { ClassAttendance as Attendance } from '@sabia/domain/rolls/roll.ts';
import { useQuery } from '@tanstack/react-query';
import { DividedList } from '../ui/primitives/DividedList.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { count } from '../ui/words/plural.ts';
import { belowInWords, countsInWords } from './roll-words.ts';
import { attendanceQuery } from './rolls.api.ts';

/** The students of a class whose attendance is too low, for those who teach it. */
export function ClassAttendance({ classId }: { classId: string }) {
  const query = useQuery(attendanceQuery(classId));
  return (
    <Stack as="section" gap={12} aria-label="Frequência">
      <Heading>Frequência</Heading>
      <Loaded query={query} skeleton={<Skeleton height={80} />}>
        {(attendance) =>
          attendance.rollsQtd === 0 ? (
            <Muted>Nenhuma chamada ainda.</Muted>
          ) : (
            <>
              <StudentsBelow of={attendance} />
              <p>
                <TextLink to="/turmas/$classId/frequencia" params={{ classId }}>
                  Ver a frequência de todos
                </TextLink>
              </p>
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

/** The lowest attendances of a large class. */
const mostShown = 40;

function StudentsBelow({ of: attendance }: { of: Attendance }) {
  const { from, rollsQtd, students } = attendance;
  const below = students
    .filter(({ isBelow }) => isBelow)
    .toSorted((one, other) => (one.percentage ?? 0) - (other.percentage ?? 0));
  const others = below.length - mostShown;
  return (
    <>
      <Muted>
        {`${count(rollsQtd, 'chamada', 'chamadas')} desde ${dateInNumbers(from)}. ${belowInWords(attendance)}`}
      </Muted>
      {below.length > 0 && (
        <DividedList>
          {below.slice(0, mostShown).map(({ userId, name, percentage, counts }) => (
            <li key={userId}>
              <Stack gap={4}>
                <p>{name}</p>
                <Muted size={13}>{countsInWords(counts)}</Muted>
              </Stack>
              <strong>{formatPercentage(percentage ?? 0)}</strong>
            </li>
          ))}
        </DividedList>
      )}
      {others > 0 && <Muted>{`E mais ${others}, com frequência mais alta.`}</Muted>}
    </>
  );
}
