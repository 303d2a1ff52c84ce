import type { CourseCard } from '@sabia/domain/courses/course.ts';

type Known = Pick<CourseCard, 'levels' | 'paymentType'>;

/** The course for a new learner: of their level if possible, and rather one that they may study now. */
export function firstCourse<Course extends Known>(
  courses: readonly Course[],
  { levelId, isSubscriber }: { levelId: string | undefined; isSubscriber: boolean },
): Course | undefined {
  const points = ({ levels, paymentType }: Course) =>
    (isSubscriber || paymentType !== 'PAID' ? 2 : 0) +
    (levels.some(({ id }) => id === levelId) ? 1 : 0);
  return courses.toSorted((one, other) => points(other) - points(one))[0];
}
