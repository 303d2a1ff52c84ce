import type { TrailContent } from '@sabia/domain/trails/trail.ts';
import type { LinkProps } from '@tanstack/react-router';

/** The page of a trail item: its course, live or practice exam. */
export function itemLink({
  kind,
  targetId,
  slug,
}: Pick<TrailContent, 'kind' | 'targetId' | 'slug'>): Pick<LinkProps, 'to' | 'params'> {
  if (kind === 'live') return { to: '/lives/$liveId', params: { liveId: targetId } };
  if (kind === 'practice-exam')
    return { to: '/exercicios/$practiceExamId', params: { practiceExamId: targetId } };
  return {
    to: '/cursos/$courseIdPresentation',
    params: { courseIdPresentation: slug ?? targetId },
  };
}
