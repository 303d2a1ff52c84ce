import type { ProgressionStatus } from '@sabia/domain/progress/progression.ts';
import { oneOf, pageNumber } from '../platform/search-params.ts';

/** Search params of the home page: `/?cursos=concluidos&pagina=2` selects the learner's courses. */
export interface HomeSearch {
  cursos?: 'concluidos' | 'nao-iniciados';
  pagina?: number;
  /** Leads on to the ongoing course: a shortcut of the installed site. */
  continuar?: '1';
}

export const homeSearch = (given: Record<string, unknown>): HomeSearch => ({
  cursos: oneOf(['concluidos', 'nao-iniciados'], given.cursos),
  pagina: pageNumber(given.pagina),
  continuar: oneOf(['1'], given.continuar),
});

const statuses = { concluidos: 'COMPLETED', 'nao-iniciados': 'NOT_STARTED' } as const;

/** The same as query of the API. */
export const ownCoursesAsked = ({
  cursos,
  pagina = 1,
}: HomeSearch): { status: ProgressionStatus; page: number } => ({
  status: cursos ? statuses[cursos] : 'IN_PROGRESS',
  page: pagina,
});
