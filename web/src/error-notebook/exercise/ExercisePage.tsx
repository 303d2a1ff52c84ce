import { exerciseSettings } from '@sabia/domain/error-notebook/exercise.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ExamScreen } from '../../attempts/ExamScreen.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { notebookQuery } from '../error-notebook.api.ts';
import { notebookPort } from '../notebook-port.ts';

export function ExercisePage() {
  const { tentativa } = useSearch({ from: '/member/caderno-de-erros/exercicio' });
  const navigate = useNavigate({ from: '/caderno-de-erros/exercicio' });
  const overview = useQuery(notebookQuery);
  return (
    <Page
      title="Simulado dos meus erros"
      intro="Feito com o que está há mais tempo na fila e com o que você mais errou."
      actions={<TextLink to="/caderno-de-erros">Caderno de erros</TextLink>}
    >
      <Loaded query={overview} skeleton={<Skeleton height={480} />}>
        {({ totalQtd, essayCardsQtd }) => (
          <ExamScreen
            exam={notebookPort}
            settings={{
              ...exerciseSettings,
              questionsQtd: Math.min(totalQtd - essayCardsQtd, exerciseSettings.questionsQtd),
            }}
            isAttempted
            attemptId={tentativa}
            onAttempt={(attemptId) => void navigate({ search: { tentativa: attemptId } })}
          />
        )}
      </Loaded>
    </Page>
  );
}
