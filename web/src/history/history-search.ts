import { pageNumber } from '../shell/search-params.ts';

export const historySearch = ({ page }: Record<string, unknown>) => ({ page: pageNumber(page) });
