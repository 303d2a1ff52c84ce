import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { PresentationSkeleton } from '../../ui/cards/Presentation.tsx';
import { ExamFailure } from '../ExamFailure.tsx';
import { practiceExamPreviewQuery } from '../practice-exams.api.ts';
import { ExamPreview } from './ExamPreview.tsx';

/** A practice exam for viewers who may not take it: visitors, and learners without a subscription. */
export function ExamPreviewPage() {
  const { practiceExamId } = useParams({ from: '/exercicios/$practiceExamId' });
  const { data, error, isFetching, refetch } = useQuery(practiceExamPreviewQuery(practiceExamId));
  if (data) return <ExamPreview exam={data} />;
  if (!error || isFetching) return <PresentationSkeleton title="Abrindo o simulado…" />;
  return <ExamFailure problem={error} onRetry={() => void refetch()} />;
}
