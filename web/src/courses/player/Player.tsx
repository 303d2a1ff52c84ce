import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PlayerLayout } from './PlayerLayout.tsx';
import { usePlayerLocation } from './use-player-location.ts';

export function Player({ course }: { course: OutlinedCourse }) {
  const { location, ...navigation } = usePlayerLocation(course);
  const section = course.sections.find(({ id }) => id === location?.sectionId);
  const content = section?.contents.find(({ id }) => id === location?.contentId);
  if (!location || !section || !content)
    return (
      <Page title={course.title}>
        <EmptyState
          message="Este curso ainda não tem conteúdos."
          hint="Eles estão sendo preparados. Enquanto isso, que tal outro curso?"
          action={<ButtonLink to="/cursos">Ver cursos</ButtonLink>}
        />
      </Page>
    );
  return (
    <PlayerLayout
      course={course}
      location={location}
      section={section}
      content={content}
      {...navigation}
    />
  );
}
