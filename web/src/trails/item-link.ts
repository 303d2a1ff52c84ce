import type { TrailContent } from '@sabia/domain/trails/trail.ts';
import type { LinkProps } from '@tanstack/react-router';

type Target = Pick<TrailContent, 'kind' | 'targetId' | 'slug'>;
type Place = Pick<LinkProps, 'to' | 'params'>;

/** The page of a trail item: its course, live or practice exam. */
export function itemLink({ kind, targetId, slug }: Target): Place {
  if (kind === 'live') return { to: '/lives/$liveId', params: { liveId: targetId } };
  if (kind === 'practice-exam')
    return { to: '/exercicios/$practiceExamId', params: { practiceExamId: targetId } };
  return {
    to: '/cursos/$courseIdPresentation',
    params: { courseIdPresentation: slug ?? targetId },
  };
}

/** The page of a trail item for visitors. */
export const previewLink = (target: Target): Place =>
  target.kind === 'course'
    ? { ...itemLink(target), to: '/cursos/$courseIdPresentation/previa' }
    : itemLink(target);
