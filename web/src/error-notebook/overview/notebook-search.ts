import { read } from '../../platform/api/api.ts';
import { oneOf, pageNumber } from '../../platform/search-params.ts';

/** The search parameters of the notebook: `/caderno-de-erros?ordem=erros&pagina=2`. */
export interface NotebookSearch {
  ordem?: 'volta' | 'erros';
  pagina?: number;
  /** The page of the cards of essays. */
  cartoes?: number;
}

export const notebookSearch = (given: Record<string, unknown>): NotebookSearch => ({
  ordem: oneOf(['volta', 'erros'], given.ordem),
  pagina: pageNumber(given.pagina),
  cartoes: pageNumber(given.cartoes),
});

const sortings = {
  volta: { field: 'dueDay', criteria: 'asc' },
  erros: { field: 'lapses', criteria: 'desc' },
} as const;

/** The query of the API for them; the last missed questions first by default. */
export const notebookPageQuery = ({ ordem, pagina = 1 }: NotebookSearch) =>
  read('GET /error-notebook/questions', {
    query: {
      ...(ordem ? sortings[ordem] : ({ field: 'missedAt', criteria: 'desc' } as const)),
      page: String(pagina),
    },
  });
