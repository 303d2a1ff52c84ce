import { pageNumber, uuid } from '../platform/search-params.ts';

/** Search params of a grade book: `?pagina=2`, and on a phone the student that is open, `?estudante=…`. */
export interface GradebookSearch {
  pagina?: number;
  estudante?: string | undefined;
}

export const gradebookSearch = ({
  pagina,
  estudante,
}: Record<string, unknown>): GradebookSearch => ({
  pagina: pageNumber(pagina),
  estudante: uuid(estudante),
});
