import { Button, Skeleton } from '@mantine/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOutbox } from '../../layout/use-outbox.ts';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import { onReconnection } from '../../platform/reconnection.ts';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { Facts } from '../../ui/primitives/Facts.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { pileQuery } from '../reading/card-pile.ts';
import { stateOf } from '../reading/cards.ts';
import { peopleQuery, type ReadingList } from '../reading/reading.api.ts';
import { readingsOutboxOf } from '../reading/readings-outbox.ts';

interface ReadCountsProps {
  mockExamId: string;
  /** The results, which have failed without a network. */
  results: UseQueryResult<unknown, ApiProblem>;
}

/** The results without a network: how many cards were read as far as this device knows, and no marks (product.md MOCK42). */
export function ReadCounts({ mockExamId, results }: ReadCountsProps) {
  const list = useQuery(peopleQuery(mockExamId));
  const { refetch } = results;
  useEffect(() => onReconnection(() => void refetch()), [refetch]);
  return (
    <Loaded query={list} failed={[list, results]} skeleton={<Skeleton height={120} radius={20} />}>
      {(loaded) => (
        <Stack gap={16}>
          <Counts mockExamId={mockExamId} list={loaded} />
          <Callout role="status">
            <p>Sem internet não há notas. Elas aparecem aqui quando a conexão voltar.</p>
            <Button variant="default" loading={results.isFetching} onClick={() => void refetch()}>
              Tentar de novo
            </Button>
          </Callout>
        </Stack>
      )}
    </Loaded>
  );
}

function Counts({ mockExamId, list }: { mockExamId: string; list: ReadingList }) {
  const { entries, owner } = useOutbox(readingsOutboxOf);
  const { data: pile = [] } = useQuery(pileQuery(owner));
  const ofEvent = (each: { mockExamId: string }) => each.mockExamId === mockExamId;
  const known = { waiting: entries.filter(ofEvent), cards: pile.filter(ofEvent) };
  const words = ({ day }: { day: number }) => {
    const readQtd = list.people.filter((person) => stateOf(person, day, known) !== 'NONE').length;
    return `lidas ${readQtd} de ${list.people.length}`;
  };
  return (
    <Facts facts={Object.fromEntries(list.days.map((day) => [`${day.day}º dia`, words(day)]))} />
  );
}
