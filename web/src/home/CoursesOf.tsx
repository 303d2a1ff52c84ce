import type { ProgressionStatus } from '@sabia/domain/progress/progression.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CourseCard } from '../courses/CourseCard.tsx';
import { coursesByStatusQuery } from '../progress/progress.api.ts';
import { Loaded } from '../ui/Loaded.tsx';
import classes from './CoursesOf.module.css';

interface CoursesOfProps {
  userId: string;
  status: ProgressionStatus;
  heading: string;
  /** The one that the screen shows already. */
  except?: string | undefined;
}

/** The courses of a learner that are at one stage; nothing where there are none. */
export function CoursesOf({ userId, status, heading, except }: CoursesOfProps) {
  const courses = useQuery({
    ...coursesByStatusQuery(userId, status),
    select: (all) => all.filter((course) => course.id !== except),
  });
  if (courses.data?.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{heading}</h2>
      <Loaded query={courses} skeleton={<Skeleton height={340} />}>
        {(known) => (
          <ul className={classes.grid}>
            {known.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} heading="h3" />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
