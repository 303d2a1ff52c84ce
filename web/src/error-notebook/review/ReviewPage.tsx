import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { notebookQueueQuery } from '../error-notebook.api.ts';
import { Review } from './Review.tsx';

export function ReviewPage() {
  const queue = useQuery(notebookQueueQuery);
  return (
    <Page
      title="Revisão de hoje"
      measure="text"
      actions={<TextLink to="/caderno-de-erros">Caderno de erros</TextLink>}
    >
      <Loaded query={queue} skeleton={<Skeleton height={480} />}>
        {(cards) => <Review queue={cards} />}
      </Loaded>
    </Page>
  );
}
