import type { TrailContent } from '@sabia/domain/trails/trail.ts';
import type { LinkProps } from '@tanstack/react-router';

/** Where a step of a trail is studied. */
export function placeOf({
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
