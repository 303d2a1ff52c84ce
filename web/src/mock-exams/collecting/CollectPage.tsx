import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Page } from '../../ui/page/Page.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { peopleQuery } from '../reading/reading.api.ts';
import { CollectDesk } from './CollectDesk.tsx';

const route = getRouteApi('/turmas/simulados/$mockExamId/recolher');

/** Takes the answers of phones along, as QR codes from their screens (product.md MOCK31). */
export function CollectPage() {
  const { mockExamId } = route.useParams();
  const list = useQuery({ ...peopleQuery(mockExamId), staleTime: 0 });
  return (
    <Page
      title="Recolher respostas de celulares"
      measure="text"
      intro="Para quem entregou a prova sem internet. As respostas vão daqui quando houver internet."
    >
      <Loaded query={list} skeleton={<Skeleton height={320} radius={20} />}>
        {({ people }) => <CollectDesk key={mockExamId} mockExamId={mockExamId} people={people} />}
      </Loaded>
    </Page>
  );
}
