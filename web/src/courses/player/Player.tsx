import type { Course } from '@sabia/domain/courses/course.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Stage } from './Stage.tsx';
import { usePlace } from './use-place.ts';

export function Player({ course }: { course: Course }) {
  const { place, ...moves } = usePlace(course);
  const section = course.sections.find(({ id }) => id === place?.sectionId);
  const content = section?.contents.find(({ id }) => id === place?.contentId);
  if (!place || !section || !content)
    return (
      <Page title={course.title} size="sm">
        <EmptyState
          message="Este curso ainda não tem conteúdos."
          hint="Eles estão sendo preparados. Enquanto isso, que tal outro curso?"
          action={<ButtonLink to="/cursos">Ver cursos</ButtonLink>}
        />
      </Page>
    );
  return <Stage course={course} place={place} section={section} content={content} {...moves} />;
}
