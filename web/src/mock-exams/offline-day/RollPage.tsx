import { Button, Skeleton } from '@mantine/core';
import { IconPrinter, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { PosterDialog } from '../../ui/dialogs/PosterDialog.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { EventLink } from '../EventLink.tsx';
import { peopleQuery, type ReadingList } from '../reading/reading.api.ts';
import { RollList } from './RollList.tsx';
import { useTicks } from './use-ticks.ts';

/** The roll of attendance of a mock exam event: to tick on this device, and to print (product.md MOCK42). */
export function RollPage() {
  const { mockExamId = '' } = useParams({ strict: false });
  const list = useQuery({ ...peopleQuery(mockExamId), staleTime: 0 });
  return (
    <Page
      title="Lista de presença"
      measure="text"
      intro={<EventLink mockExamId={mockExamId} title={list.data?.title} />}
    >
      <Loaded query={list} skeleton={<Skeleton height={360} radius={20} />}>
        {(loaded) =>
          loaded.people.length === 0 ? (
            <EmptyState
              icon={<IconUsers />}
              message="Ainda não há estudantes na lista."
              hint="Os estudantes das turmas entram na lista quando a administração salva o dia de simulado."
            />
          ) : (
            <Roll mockExamId={mockExamId} list={loaded} />
          )
        }
      </Loaded>
    </Page>
  );
}

interface RollProps {
  mockExamId: string;
  list: ReadingList;
}

function Roll({ mockExamId, list: { title, people } }: RollProps) {
  const [isPrinting, setPrinting] = useState(false);
  const { ticks, tick } = useTicks(mockExamId);
  if (!ticks) return <Skeleton height={360} radius={20} />;
  const presentQtd = people.filter(({ number }) => ticks.has(number)).length;
  const list = <RollList {...{ people, ticks }} onTick={tick} />;
  return (
    <Stack gap={16}>
      <p role="status">{`Presentes: ${presentQtd} de ${people.length}`}</p>
      <Muted size={14}>
        As marcas ficam só neste celular: ninguém mais as vê. Sair da conta ou preparar o celular
        para outro dia de simulado as apaga.
      </Muted>
      <div>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden="true" />}
          onClick={() => setPrinting(true)}
        >
          Ver para imprimir
        </Button>
      </div>
      {list}
      {isPrinting && (
        <PosterDialog
          title="Lista de presença"
          words={title}
          picture={null}
          onClose={() => setPrinting(false)}
        >
          {list}
        </PosterDialog>
      )}
    </Stack>
  );
}
