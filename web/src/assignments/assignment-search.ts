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

/** Search params of a class: the pages of its members and of its assignments, `?page=2&pagina=3`. */
export interface ClassSearch {
  page?: number;
  pagina?: number;
}

export const classSearch = ({ page, pagina }: Record<string, unknown>): ClassSearch => ({
  page: pageNumber(page),
  pagina: pageNumber(pagina),
});
