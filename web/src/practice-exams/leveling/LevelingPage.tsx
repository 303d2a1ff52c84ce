import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ExamScreen } from '../../attempts/ExamScreen.tsx';
import { practiceExamPort } from '../../attempts/attempts.api.ts';
import { forViewer } from '../../layout/for-viewer.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PresentationSkeleton } from '../../ui/cards/Presentation.tsx';
import { ExamFailure } from '../ExamFailure.tsx';
import { AttemptAlone } from '../exam/AttemptAlone.tsx';
import { ExamSkeleton } from '../ExamSkeleton.tsx';
import { levelingExamQuery } from '../practice-exams.api.ts';
import { ExamPreview } from '../preview/ExamPreview.tsx';
import { DeterminedLevel } from './DeterminedLevel.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

function MemberLeveling() {
  const { tentativa } = useSearch({ from: '/nivelamento' });
  const navigate = useNavigate({ from: '/nivelamento' });
  const query = useQuery(levelingExamQuery);
  const { data: exam, error, isFetching, isFetched, refetch } = query;
  if (tentativa && !exam && isFetched)
    return <AttemptAlone attemptId={tentativa} otherwise={<NoLeveling />} />;
  if (error?.status === 404 && !(tentativa && exam)) return <NoLeveling />;
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

function VisitorLeveling() {
  const { data: exam, error, isFetching, refetch } = useQuery(levelingExamQuery);
  if (exam) return <ExamPreview exam={exam} />;
  if (error?.status === 404) return <NoLeveling />;
  if (!error || isFetching) return <PresentationSkeleton title="Abrindo a prova…" />;
  return <ExamFailure problem={error} onRetry={() => void refetch()} />;
}

export const LevelingPage = forViewer(VisitorLeveling, MemberLeveling);
