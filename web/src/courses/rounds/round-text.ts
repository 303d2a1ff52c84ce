import type { CourseRound } from '@sabia/domain/progress/progression.ts';
import { formatDay } from '../../ui/words/dates.ts';
import { count } from '../../ui/words/plural.ts';

/** '1ª vez: concluído em 21 de nov. de 2026' */
export function roundText(round: CourseRound): string {
  const { number, completedAt, completedContentsQtd, contentsQtd, endedAt } = round;
  if (completedAt) return `${number}ª vez: concluído em ${formatDay(completedAt)}`;
  const done = `${completedContentsQtd} de ${count(contentsQtd, 'conteúdo', 'conteúdos')}`;
  return `${number}ª vez: ${done}, até ${formatDay(endedAt)}`;
}
