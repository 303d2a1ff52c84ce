import type { Course } from '@sabia/domain/courses/course.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CourseCard } from '../CourseCard.tsx';
import { catalogQuery } from '../courses.api.ts';
import classes from './StudyNext.module.css';

/** Enough to choose from. */
const most = 3;

/** Where to go from a completed course: others of its categories, and the catalogue. */
export function StudyNext({ course }: { course: Course }) {
  const { data, isPending } = useQuery(
    catalogQuery({ categories: course.categories.map((category) => category.id) }),
  );
  const others = (data?.items ?? [])
    .filter(({ id, progress }) => id !== course.id && !progress?.isCompleted)
    .slice(0, most);
  return (
    <section className={classes.next}>
      <h2>O que estudar agora</h2>
      {isPending && <Skeleton height={340} mb={24} />}
      {others.length > 0 && (
        <ul>
          {others.map((other) => (
            <li key={other.id}>
              <CourseCard course={other} heading="h3" />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to="/cursos" variant="default">
        Ver todos os cursos
      </ButtonLink>
    </section>
  );
}
