import type { AttemptUnderWay } from '@sabia/domain/attempts/attempt-under-way.ts';
import type { LinkProps } from '@tanstack/react-router';

/** The fields that a link to an attempt needs. All of them empty: the attempt is at the error notebook. */
export type LinkedAttempt = Pick<
  AttemptUnderWay,
  'id' | 'practiceExamId' | 'isLeveling' | 'contentId' | 'courseSlug'
>;

/** The page on which the attempt goes on. */
export function attemptLink({
  id: tentativa,
  practiceExamId,
  isLeveling,
  contentId,
  courseSlug,
}: LinkedAttempt): Pick<LinkProps, 'to' | 'params' | 'search'> {
  if (contentId && courseSlug)
    return {
      to: '/cursos/$courseIdPresentation',
      params: { courseIdPresentation: courseSlug },
      search: { conteudo: contentId, tentativa },
    };
  if (isLeveling) return { to: '/nivelamento', search: { tentativa } };
  if (practiceExamId)
    return {
      to: '/exercicios/$practiceExamId',
      params: { practiceExamId },
      search: { tentativa },
    };
  return { to: '/caderno-de-erros/exercicio', search: { tentativa } };
}
