import { Skeleton } from '@mantine/core';
import type { CourseFigures } from '@sabia/domain/overview/overview.ts';
import type { Period } from '@sabia/domain/overview/period.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { DropOff } from './DropOff.tsx';
import { courseFiguresQuery, dropOffQuery } from './overview.api.ts';

interface CourseDropOffProps {
  period: Period;
  /** Default: the course with most enrolments. */
  courseId: string | undefined;
  onChoose: (courseId: string) => void;
}

/** The drop-off chart of a course, with the choice of the course. */
export function CourseDropOff({ period, courseId, onChoose }: CourseDropOffProps) {
  const courses = useQuery({ ...courseFiguresQuery(period), placeholderData: keepPreviousData });
  return (
    <Loaded query={courses} skeleton={<Skeleton height={480} radius={12} />}>
      {(listed) => {
        const chosen = courseId ?? listed[0]?.courseId;
        return chosen === undefined ? (
          <EmptyState message="Ainda não há quem tenha começado um curso neste período." />
        ) : (
          <ChosenCourse
            period={period}
            courseId={chosen}
            hint="Os mais começados do período"
            courses={listed}
            onChoose={onChoose}
          />
        );
      }}
    </Loaded>
  );
}

interface WayProps {
  period: Period;
  courseId: string;
  /** Below the choice of the course. */
  hint?: string;
  courses: readonly CourseFigures[];
  onChoose: (courseId: string) => void;
}

/** The drop-off chart of this course; the others can be chosen. */
export function ChosenCourse({ period, courseId, hint, courses, onChoose }: WayProps) {
  const way = useQuery({ ...dropOffQuery(courseId, period), placeholderData: keepPreviousData });
  return (
    <Loaded query={way} skeleton={<Skeleton height={480} radius={12} />}>
      {(shown) => <DropOff way={shown} hint={hint} courses={courses} onChoose={onChoose} />}
    </Loaded>
  );
}
