import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import type { ProgressResult } from '@sabia/domain/progress/progress-event.ts';
import { dayInSaoPaulo, type Streak } from '@sabia/domain/progress/streak.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Route } from '../platform/api/api.ts';
import { streakQuery } from './progress.api.ts';

/** Something that the learner has achieved. */
export interface Moment {
  /** The content whose completion it follows. */
  contentId: string;
  title: string;
  message: string;
}

/** In the query cache: the moments that are shown. */
export const momentsKey = ['moments'] as const;

/** Lengths of a streak that are told. */
const milestones: readonly number[] = [7, 30, 100];

/**
 * Tells the learner of a completed section and of a streak of 7, 30 or 100 days (product.md P14). `result` is not in the
 * query cache yet. The certificate tells of a completed course.
 */
export function tellMoments(queryClient: QueryClient, result: ProgressResult, now: Date): void {
  const { contentId } = result.contentProgression;
  const tell = (title: string, message: string) =>
    queryClient.setQueryData<readonly Moment[]>(momentsKey, (told = []) => [
      ...told,
      { contentId, title, message },
    ]);
  const section = completedSection(coursesIn(queryClient), result);
  if (section) tell('Seção concluída', `Você terminou “${section}”.`);

  const { queryKey } = streakQuery(result.courseProgression.userId);
  const known = queryClient.getQueryData(queryKey);
  const extended = known && result.contentProgression.isCompleted && extendedToday(known, now);
  if (!extended) return;
  // So that the next content of the day extends it no more.
  queryClient.setQueryData(queryKey, { ...known, ...extended });
  if (known.isTold && milestones.includes(extended.streak))
    tell(`${extended.streak} dias seguidos`, 'Um conteúdo de cada vez, e você chegou até aqui.');
}

const coursesIn = (queryClient: QueryClient) =>
  queryClient
    .getQueriesData<OutlinedCourse>({ queryKey: ['GET /courses/{id}/lesson' satisfies Route] })
    .flatMap(([, course]) => course ?? []);

/** The title of the section that the event has completed, in a course that is not completed yet; else null. */
export function completedSection(
  known: readonly Pick<OutlinedCourse, 'sections'>[],
  { contentProgression, sectionProgression, courseProgression }: ProgressResult,
): string | null {
  if (!sectionProgression.isCompleted || courseProgression.isCompleted) return null;
  const { contentId, isCompleted } = contentProgression;
  const section = known
    .flatMap(({ sections }) => sections)
    .find(({ id }) => id === sectionProgression.sectionId);
  const before = section?.contents.find(({ id }) => id === contentId);
  if (!section || !before || !isCompleted || before.contentProgression?.isCompleted) return null;
  return section.title;
}

/** The streak after the first completed content of the day; null after the others. */
export function extendedToday(known: Streak, now: Date): Streak | null {
  const today = known.days.at(-1);
  if (!today || today.day !== dayInSaoPaulo(now) || today.contentsQtd > 0) return null;
  const streak = known.streak + 1;
  return {
    streak,
    longest: Math.max(known.longest, streak),
    broken: null,
    days: [...known.days.slice(0, -1), { ...today, contentsQtd: 1 }],
  };
}
