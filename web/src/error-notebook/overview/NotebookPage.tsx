import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TrainingsLink } from '../../item-response/TrainingsLink.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { notebookQuery } from '../error-notebook.api.ts';
import { EssayCards } from './EssayCards.tsx';
import { MissedQuestions } from './MissedQuestions.tsx';
import { Today } from './Today.tsx';

export function NotebookPage() {
  const overview = useQuery(notebookQuery);
  return (
    <Page
      title="Caderno de erros"
      actions={<TrainingsLink />}
      intro="O que você errou volta de tempos em tempos, até ficar na memória."
    >
      <Loaded query={overview} skeleton={<NotebookSkeleton />}>
        {(known) => (
          <>
            {known.totalQtd > 0 && <Today overview={known} />}
            <MissedQuestions isAlone={known.essayCardsQtd === 0} />
            <EssayCards isThere={known.essayCardsQtd > 0} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function NotebookSkeleton() {
  return (
    <>
      <Skeleton height={232} />
      <Skeleton height={360} mt={40} />
    </>
  );
}
