import { oneOf, pageNumber, text } from '../../../platform/search-params.ts';

/** What the address of the listing of people says: `?page=2&busca=ana&papel=ADMIN`. */
export interface UserListSearch {
  page: number;
  busca?: string;
  papel?: 'ADMIN' | 'LEARNER';
  assinatura?: 'com' | 'sem';
  ordem?: 'z-a' | 'novas';
}

export const userListSearch = (given: Record<string, unknown>): UserListSearch => ({
  page: pageNumber(given.page) ?? 1,
  busca: text(given.busca)?.slice(0, 200),
  papel: oneOf(['ADMIN', 'LEARNER'], given.papel),
  assinatura: oneOf(['com', 'sem'], given.assinatura),
  ordem: oneOf(['z-a', 'novas'], given.ordem),
});
