import { read } from '../../platform/api/api.ts';
import { searchText } from '../../platform/catalog-search.ts';
import { pageNumber } from '../../platform/search-params.ts';

/** Search params of the listing of mock exam events: `?page=2&busca=maio`. */
export interface MockExamListSearch {
  page: number;
  busca?: string;
}

export const mockExamListSearch = (given: Record<string, unknown>): MockExamListSearch => ({
  page: pageNumber(given.page) ?? 1,
  busca: searchText(given.busca),
});

export const mockExamListQuery = ({ page, busca }: MockExamListSearch) =>
  read('GET /mock-exams', { query: { page: String(page), searchKey: busca } });
