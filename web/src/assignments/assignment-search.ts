import { type WorkStatus, workStatuses } from '@sabia/domain/assignments/due-moment.ts';
import { oneOf, pageNumber } from '../platform/search-params.ts';

/** Search params of the list of what is to be done: `?page=2&estado=encerradas`. */
export interface ToDoSearch {
  page?: number;
  estado?: 'encerradas' | undefined;
}

export const toDoSearch = ({ page, estado }: Record<string, unknown>): ToDoSearch => ({
  page: pageNumber(page),
  estado: oneOf(['encerradas'], estado),
});

/** Search params of the students of an assignment: `?page=2&situacao=MISSED`. */
export interface AssignmentSearch {
  page?: number;
  situacao?: WorkStatus | undefined;
}

export const assignmentSearch = ({
  page,
  situacao,
}: Record<string, unknown>): AssignmentSearch => ({
  page: pageNumber(page),
  situacao: oneOf(workStatuses, situacao),
});

/** Search params of a class: the pages of its members, assignments and notices, `?page=2&pagina=3&avisos=2`. */
export interface ClassSearch {
  page?: number;
  pagina?: number;
  avisos?: number;
}

export const classSearch = ({ page, pagina, avisos }: Record<string, unknown>): ClassSearch => ({
  page: pageNumber(page),
  pagina: pageNumber(pagina),
  avisos: pageNumber(avisos),
});
