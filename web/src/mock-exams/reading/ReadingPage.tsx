import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Page } from '../../ui/page/Page.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { ReadingDesk } from './ReadingDesk.tsx';
import { eventQuery, peopleQuery } from './reading.api.ts';

const route = getRouteApi('/admin/dias-de-simulado/$mockExamId/leitura');

/** Reads the answer cards of a mock exam event on this device (product.md MOCK18 to MOCK20). */
export function ReadingPage() {
  const { mockExamId } = route.useParams();
  const event = useQuery(eventQuery(mockExamId));
  const list = useQuery({ ...peopleQuery(mockExamId), staleTime: 0 });
  const failed = [event, list];
  const skeleton = <Skeleton height={480} radius={20} />;
  return (
    <Page title="Ler cartões" intro={event.data?.title}>
      <Loaded query={event} failed={failed} skeleton={skeleton}>
        {(loaded) => (
          <Loaded query={list} failed={failed} skeleton={skeleton}>
            {(people) => <ReadingDesk key={mockExamId} event={loaded} list={people} />}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}
