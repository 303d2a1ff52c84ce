import { pageNumber } from '../platform/search-params.ts';

export const historySearch = ({ page }: Record<string, unknown>) => ({ page: pageNumber(page) });
