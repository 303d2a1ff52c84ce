import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { forViewer } from '../../layout/for-viewer.tsx';
import { ExamPreviewPage } from '../preview/ExamPreviewPage.tsx';
import { ExamScreen } from '../../attempts/ExamScreen.tsx';
import { practiceExamPort } from '../../attempts/attempts.api.ts';
import { Page } from '../../ui/Page.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ExamFailure } from '../ExamFailure.tsx';
import { ExamSkeleton } from '../ExamSkeleton.tsx';
import { practiceExamQuery } from '../practice-exams.api.ts';

function MemberExam() {
  const from = '/exercicios/$practiceExamId';
  const { practiceExamId } = useParams({ from });
  const { tentativa } = useSearch({ from });
  const navigate = useNavigate({ from });
  const { data: exam, error, isFetching, refetch } = useQuery(practiceExamQuery(practiceExamId));
  // An exam that is deleted or locked meanwhile is left; any other failed refresh keeps it on the screen.
  if (error?.code === 'subscription_required') return <ExamPreviewPage />;
  const isClosed = error?.status === 404;
  if (error && !isFetching && (!exam || isClosed))
    return <ExamFailure problem={error} onRetry={() => void refetch()} />;
  if (!exam) return <ExamSkeleton />;
  return (
    <Page
      title={exam.title}
      intro={!tentativa && exam.shortDescription}
      actions={<TextLink to="/exercicios">Todos os simulados</TextLink>}
    >
      <ExamScreen
        exam={practiceExamPort(exam.id)}
        settings={{ ...exam, hasScores: exam.scale !== null }}
        isAttempted={exam.progress !== null}
        attemptId={tentativa}
        onAttempt={(attemptId) => void navigate({ search: { tentativa: attemptId } })}
      />
    </Page>
  );
}

export const ExamPage = forViewer(ExamPreviewPage, MemberExam);
