import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PresentationSkeleton } from '../../ui/Presentation.tsx';
import { CourseFailure } from '../CourseFailure.tsx';
import { coursePreviewQuery } from '../courses.api.ts';
import { CoursePreview } from './CoursePreview.tsx';

export function PreviewPage() {
  const { courseIdPresentation } = useParams({ from: '/cursos/$courseIdPresentation/previa' });
  const { data, error, isFetching, refetch } = useQuery(coursePreviewQuery(courseIdPresentation));
  if (data) return <CoursePreview course={data} />;
  if (!error || isFetching) return <PresentationSkeleton title="Abrindo o curso…" />;
  if (error.status !== 404) return <CourseFailure problem={error} onRetry={() => void refetch()} />;
  return (
    <Page title="Curso não encontrado">
      <EmptyState
        message="Este curso não está mais disponível."
        hint="Ele pode ter sido desativado, ou o endereço mudou."
        action={<ButtonLink to="/cursos">Ver os cursos</ButtonLink>}
      />
    </Page>
  );
}
