import type { TaskOf } from '@sabia/domain/questions/question-kind.ts';

/** The comparison of a typed text with the accepted ones, in words. */
export function comparisonWords({
  ignoresCase,
  ignoresAccents,
}: Pick<TaskOf<'SHORT_TEXT'>, 'ignoresCase' | 'ignoresAccents'>): string {
  if (ignoresCase && ignoresAccents) return 'Maiúsculas e acentos não fazem diferença.';
  if (ignoresCase) return 'Maiúsculas não fazem diferença; acentos fazem.';
  if (ignoresAccents) return 'Acentos não fazem diferença; maiúsculas fazem.';
  return 'Maiúsculas e acentos fazem diferença.';
}
