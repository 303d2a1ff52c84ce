import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { EventLink } from '../EventLink.tsx';
import { ReadingDesk } from './ReadingDesk.tsx';
import { peopleQuery } from './reading.api.ts';

/** Reads the answer cards of a mock exam event on this device (product.md MOCK18 to MOCK20). */
export function ReadingPage() {
  const { mockExamId = '' } = useParams({ strict: false });
  const list = useQuery({ ...peopleQuery(mockExamId), staleTime: 0 });
  return (
    <Page
      title="Ler cartões"
      intro={<EventLink mockExamId={mockExamId} title={list.data?.title} />}
      actions={
        <ButtonLink
          variant="default"
          to="/turmas/simulados/$mockExamId/recolher"
          params={{ mockExamId }}
        >
          Recolher de celulares
        </ButtonLink>
      }
    >
      <Loaded query={list} skeleton={<Skeleton height={480} radius={20} />}>
        {(loaded) => <ReadingDesk key={mockExamId} mockExamId={mockExamId} list={loaded} />}
      </Loaded>
    </Page>
  );
}
