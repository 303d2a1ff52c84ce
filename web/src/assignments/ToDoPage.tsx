import { Skeleton } from '@mantine/core';
import type { OwnAssignment } from '@sabia/domain/assignments/assignment.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { examOf } from '../exams/exam-ids.ts';
import { TabLinks } from '../ui/lists/TabLinks.tsx';
import { Page } from '../ui/page/Page.tsx';
import cheering from '../ui/poses/cheering.svg';
import { DividedList } from '../ui/primitives/DividedList.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { useNow } from '../ui/words/use-now.ts';
import { Pager } from '../ui/lists/Pager.tsx';
import { ownAssignmentsQuery } from './assignments.api.ts';
import { type DueGroup, groupNames, groupOf, zoneOfDevice } from './due-words.ts';
import { ToDoItem } from './ToDoItem.tsx';

const tabs = [
  { label: 'A fazer', to: '/turmas/a-fazer', search: { estado: undefined } },
  { label: 'Encerradas', to: '/turmas/a-fazer', search: { estado: 'encerradas' } },
] as const;

/** The assignments of a student: those to do by the time that is left, or those that are over. */
export function ToDoPage() {
  const { estado, page = 1 } = useSearch({ from: '/turmas/a-fazer' });
  const isOver = estado === 'encerradas';
  const query = useQuery({
    ...ownAssignmentsQuery(isOver ? 'OVER' : 'TO_DO', page),
    staleTime: 0,
  });
  return (
    <Page title="A fazer" measure="text" intro={<TextLink to="/turmas">Minhas turmas</TextLink>}>
      <Stack gap={24}>
        <TabLinks label="Atividades" tabs={tabs} tellsBySearch />
        <Loaded query={query} skeleton={<Skeleton height={240} />}>
          {({ items, page: shown, totalPages }) =>
            items.length === 0 ? (
              <EmptyState
                picture={cheering}
                message={isOver ? 'Nada encerrado ainda.' : 'Tudo em dia.'}
                hint="O que suas turmas pedem aparece aqui, com o prazo mais próximo primeiro."
              />
            ) : (
              <>
                {isOver ? <Items items={items} /> : <Groups items={items} />}
                <Pager page={shown} totalPages={totalPages} />
              </>
            )
          }
        </Loaded>
      </Stack>
    </Page>
  );
}

function Groups({ items }: { items: readonly OwnAssignment[] }) {
  const now = useNow();
  const ownZone = zoneOfDevice();
  const groups = Object.groupBy(items, (item) => groupOf(item, { now, ownZone }));
  return (Object.keys(groupNames) as DueGroup[]).map((group) => {
    const works = groups[group];
    return (
      works && (
        <Stack key={group} as="section" gap={8} aria-label={groupNames[group]}>
          <Heading size={18}>{groupNames[group]}</Heading>
          <Items items={works} />
        </Stack>
      )
    );
  });
}

function Items({ items }: { items: readonly OwnAssignment[] }) {
  return (
    <DividedList>
      {items.map((item) => (
        <ToDoItem key={examOf(item).examId} of={item} />
      ))}
    </DividedList>
  );
}
