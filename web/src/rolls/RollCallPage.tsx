import { Skeleton, TextInput } from '@mantine/core';
import { usualTimeZone } from '@sabia/domain/classes/time-zone.ts';
import { wallClockAt } from '@sabia/domain/wall-clock.ts';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { classQuery } from '../classes/classes.api.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { useOutbox } from '../layout/use-outbox.ts';
import { WaitingNote } from '../layout/WaitingNote.tsx';
import { Page } from '../ui/page/Page.tsx';
import { ErrorMessage } from '../ui/primitives/ErrorMessage.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { useNow } from '../ui/words/use-now.ts';
import { rollQuery } from './kept-roll.ts';
import { RollDays } from './RollDays.tsx';
import { RollForm } from './RollForm.tsx';
import { rollsOutboxOf } from './rolls-outbox.ts';

const route = '/turmas/$classId/chamada';

/** The roll call of a class on a day, at first on the present one, also without a network (product.md ROLL4). */
export function RollCallPage() {
  const { classId } = useParams({ from: route });
  const { data } = useSearch({ from: route });
  const navigate = useNavigate({ from: route });
  const context = useAppContext();
  const waiting = useOutbox(rollsOutboxOf);
  // Without a network the zone of the class may be unknown.
  const { timeZone = usualTimeZone } = useQuery(classQuery(classId)).data ?? {};
  const today = wallClockAt(useNow(), timeZone).slice(0, 10);
  /** The day of choices that are not saved: midnight does not take them away. */
  const [chosenOn, setChosenOn] = useState<string | null>(null);
  const date = data ?? chosenOn ?? today;
  const query = useQuery(rollQuery(context, { classId, date }));
  const mistake = query.error?.status === 422 ? query.error.errors[0]?.message : undefined;
  const roll = query.data;
  return (
    <Page
      title="Chamada"
      measure="text"
      intro={
        <TextLink to="/turmas/$classId" params={{ classId }}>
          {roll?.classTitle ?? 'Voltar para a turma'}
        </TextLink>
      }
    >
      <Stack gap={16}>
        <TextInput
          type="date"
          label="Dia"
          value={date}
          min={roll?.firstDate}
          max={roll?.lastDate ?? today}
          onChange={({ currentTarget: { value } }) =>
            // An empty value is a date that is still being typed.
            value && void navigate({ search: { data: value }, replace: true })
          }
        />
        <WaitingNote of={waiting} words={['chamada espera', 'chamadas esperam']} />
        {mistake ? (
          <ErrorMessage>{mistake}</ErrorMessage>
        ) : (
          <Loaded query={query} skeleton={<Skeleton height={480} radius={20} />}>
            {(loaded) =>
              loaded.students.length === 0 ? (
                <EmptyState
                  icon={<IconUsers />}
                  message="Nenhum estudante estava na turma neste dia."
                  hint="Quem entra na turma aparece na chamada do mesmo dia em diante."
                />
              ) : (
                <RollForm
                  key={`${classId}.${date}`}
                  classId={classId}
                  roll={loaded}
                  onChoice={(hasChoices) => setChosenOn(hasChoices ? date : null)}
                />
              )
            }
          </Loaded>
        )}
        <RollDays classId={classId} />
      </Stack>
    </Page>
  );
}
