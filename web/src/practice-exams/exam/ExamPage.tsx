import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { forViewer } from '../../layout/for-viewer.tsx';
import { ExamPreviewPage } from '../preview/ExamPreviewPage.tsx';
import { ExamScreen } from '../../attempts/ExamScreen.tsx';
import { practiceExamPort } from '../../attempts/attempts.api.ts';
import { scoredAttemptsQuery } from '../../item-response/exam-scores.api.ts';
import { Page } from '../../ui/page/Page.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ExamFailure } from '../ExamFailure.tsx';
import { ExamSkeleton } from '../ExamSkeleton.tsx';
import { practiceExamQuery } from '../practice-exams.api.ts';
import { AttemptAlone } from './AttemptAlone.tsx';
import { approvedByCut } from './approval-by-cut.ts';

function MemberExam() {
  const from = '/exercicios/$practiceExamId';
  const { practiceExamId } = useParams({ from });
  const { tentativa } = useSearch({ from });
  const navigate = useNavigate({ from });
  const query = useQuery(practiceExamQuery(practiceExamId));
  const { data: exam, error, isFetching, isFetched, refetch } = query;
  const isAttempted = tentativa !== undefined || (exam && exam.progress !== null);
  const { data: scored = [] } = useQuery({
    ...scoredAttemptsQuery(),
    enabled: isAttempted === true && exam?.scale?.kind === 'COUNT',
  });
  // An exam that is deleted or locked meanwhile is left; an attempt, and any other failed refresh, keep it on the screen.
  const isClosed = error?.status === 404 || error?.code === 'subscription_required';
  const failure =
    error?.code === 'subscription_required' ? (
      <ExamPreviewPage />
    ) : (
      error && !isFetching && <ExamFailure problem={error} onRetry={() => void refetch()} />
    );
  if (tentativa && !exam && isFetched)
    return <AttemptAlone attemptId={tentativa} otherwise={failure} />;
  if (failure && (!exam || (isClosed && !tentativa))) return failure;
  if (!exam) return <ExamSkeleton />;
  const port = practiceExamPort(exam.id);
  const verdicts = new Map(scored.map((one) => [one.attemptId, one.isApproved]));
  return (
    <Page
      title={exam.title}
      intro={!tentativa && exam.shortDescription}
      actions={<TextLink to="/exercicios">Todos os simulados</TextLink>}
    >
      <ExamScreen
        exam={
          exam.scale
            ? {
                ...port,
                attempts: (page) => ({
                  ...port.attempts(page),
                  select: (read) => approvedByCut(read, verdicts),
                }),
              }
            : port
        }
        settings={exam.scale ? { ...exam, hasScores: true, passingScore: 0 } : exam}
        isAttempted={exam.progress !== null}
        attemptId={tentativa}
        onAttempt={(attemptId) => void navigate({ search: { tentativa: attemptId } })}
      />
    </Page>
  );
}

export const ExamPage = forViewer(ExamPreviewPage, MemberExam);
