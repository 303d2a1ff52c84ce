import { useQuery } from '@tanstack/react-query';
import { catalogQuery } from '../courses/courses.api.ts';
import { useProfile } from '../layout/session.ts';
import { firstCourse } from './first-course.ts';
import type { FirstAnswers } from './FirstQuestions.tsx';

/** The course for the answers of a new learner; null if the category has none. */
export function useFirstCourse(answers: FirstAnswers | undefined) {
  const { hasActiveSubscription: isSubscriber } = useProfile();
  const categories = answers ? [answers.category.id] : [];
  return useQuery({
    ...catalogQuery({ categories, page: '1', limit: '50' }),
    enabled: answers !== undefined,
    select: ({ items }) =>
      firstCourse(items, { levelId: answers?.level?.id, isSubscriber }) ?? null,
  });
}
