import { useQuery } from '@tanstack/react-query';
import { CourseCard } from '../courses/CourseCard.tsx';
import { recommendedCoursesQuery } from '../progress/progress.api.ts';
import { reasonOf } from '../progress/recommendation-reasons.ts';
import { CardGrid } from '../ui/primitives/CardGrid.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { HomeSection } from './HomeSection.tsx';

/** The number of cards. */
const most = 3;

interface RecommendedCoursesProps {
  userId: string;
  /** The course that is the next step already. */
  nextStepId: string | undefined;
}

/** Courses that the learner has not started, each with the reason; renders nothing without one. */
export function RecommendedCourses({ userId, nextStepId }: RecommendedCoursesProps) {
  const { data } = useQuery(recommendedCoursesQuery(userId));
  const courses = (data ?? []).filter(({ id }) => id !== nextStepId).slice(0, most);
  if (courses.length === 0) return null;
  return (
    <HomeSection title="Cursos para você" more={<TextLink to="/cursos">Todos os cursos</TextLink>}>
      <CardGrid items={courses}>
        {({ because, ...course }) => (
          <CourseCard course={course} reason={reasonOf(because)} heading="h3" />
        )}
      </CardGrid>
    </HomeSection>
  );
}
