import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { PresentationSkeleton } from '../../ui/cards/Presentation.tsx';
import { CourseFailure } from '../CourseFailure.tsx';
import { CourseGone } from '../CourseGone.tsx';
import { coursePreviewQuery } from '../courses.api.ts';
import { CoursePreview } from './CoursePreview.tsx';

/** The public page of a course; one that is not there leads to the catalogue. */
export function PreviewPage() {
  const { courseIdPresentation } = useParams({ from: '/cursos/$courseIdPresentation/previa' });
  const { data, error, isFetching, refetch } = useQuery(coursePreviewQuery(courseIdPresentation));
  if (data) return <CoursePreview course={data} />;
  if (!error || isFetching) return <PresentationSkeleton title="Abrindo o curso…" />;
  if (error.status !== 404) return <CourseFailure problem={error} onRetry={() => void refetch()} />;
  return <CourseGone />;
}
