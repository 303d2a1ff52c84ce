import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ExamScreen } from '../../attempts/ExamScreen.tsx';
import { practiceExamPort } from '../../attempts/attempts.api.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { ExamFailure } from '../ExamFailure.tsx';
import { ExamSkeleton } from '../ExamSkeleton.tsx';
import { levelingExamQuery } from '../practice-exams.api.ts';
import { DeterminedLevel } from './DeterminedLevel.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

export function LevelingPage() {
  const { tentativa } = useSearch({ from: '/member/nivelamento' });
  const navigate = useNavigate({ from: '/nivelamento' });
  const { data: exam, error, isFetching, refetch } = useQuery(levelingExamQuery);
  if (error?.status === 404) return <NoLeveling />;
  if (error && !exam && !isFetching)
    return <ExamFailure problem={error} onRetry={() => void refetch()} />;
  if (!exam) return <ExamSkeleton />;
  return (
    <Page
      title="Prova de nivelamento"
      intro="Descubra por onde começar. Não há nota ruim: ela só mostra o seu ponto de partida."
    >
      <Stack gap={24}>
        {tentativa && <DeterminedLevel examId={exam.id} attemptId={tentativa} />}
        <ExamScreen
          exam={practiceExamPort(exam.id)}
          settings={exam}
          isAttempted={exam.progress !== null}
          attemptId={tentativa}
          onAttempt={(attemptId) => void navigate({ search: { tentativa: attemptId } })}
        />
      </Stack>
    </Page>
  );
}

function NoLeveling() {
  return (
    <Page title="Prova de nivelamento">
      <EmptyState
        message="Sua escola ainda não tem uma prova de nivelamento."
        hint="Escolha um curso pelo nível que está no cartão dele."
        action={<ButtonLink to="/cursos">Ver os cursos</ButtonLink>}
      />
    </Page>
  );
}
