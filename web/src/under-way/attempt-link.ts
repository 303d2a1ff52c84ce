import type { AttemptUnderWay } from '@sabia/domain/attempts/attempt-under-way.ts';
import type { ExamIds } from '@sabia/domain/exams/exam-ids.ts';
import type { LinkProps } from '@tanstack/react-router';
import { examOf } from '../exams/exam-ids.ts';

/** The fields that a link to an attempt needs. */
export type LinkedAttempt = Pick<
  AttemptUnderWay,
  'id' | keyof ExamIds | 'isLeveling' | 'courseSlug'
>;

/** The page of an attempt that shows nothing else of its exam: of a practice exam, or of a lesson that is closed meanwhile. */
export const attemptAlone = (examId: string, tentativa: string) =>
  ({
    to: '/exercicios/$practiceExamId',
    params: { practiceExamId: examId },
    search: { tentativa },
  }) as const;

/** The page on which the attempt goes on. */
export function attemptLink(attempt: LinkedAttempt): Pick<LinkProps, 'to' | 'params' | 'search'> {
  const { id: tentativa, isLeveling, courseSlug } = attempt;
  const { examKind, examId } = examOf(attempt);
  if (examKind === 'CONTENT' && courseSlug)
    return {
      to: '/cursos/$courseIdPresentation',
      params: { courseIdPresentation: courseSlug },
      search: { conteudo: examId, tentativa },
    };
  if (isLeveling) return { to: '/nivelamento', search: { tentativa } };
  if (examKind === 'PRACTICE_EXAM') return attemptAlone(examId, tentativa);
  return { to: '/caderno-de-erros/exercicio', search: { tentativa } };
}
