import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CatalogSearch } from './catalog-search.ts';

/** The filters live in the address; another filter starts at the first page again. */
export function useCatalogSearch() {
  const search = useSearch({ from: '/cursos' });
  const navigate = useNavigate({ from: '/cursos' });
  function change(changes: CatalogSearch, { isTyping = false } = {}): void {
    void navigate({
      search: (current) => ({ ...current, ...changes, pagina: undefined }),
      replace: isTyping,
      resetScroll: false,
    });
  }
  return { search, change };
}

/** Everything that narrows the catalogue, off. */
export const noFilters: CatalogSearch = {
  busca: undefined,
  categorias: undefined,
  niveis: undefined,
  acesso: undefined,
};
