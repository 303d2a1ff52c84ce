import type { User } from '@sabia/domain/users/user.ts';
import { read } from '../../platform/api/api.ts';
import { oneOf, pageNumber, text } from '../../platform/search-params.ts';

/** Search params of the listing of users: `?page=2&busca=ana&papel=ADMIN&turma=MONITOR`. */
export interface UserListSearch {
  page: number;
  busca?: string;
  papel?: 'ADMIN' | 'LEARNER';
  assinatura?: 'com' | 'sem';
  turma?: NonNullable<User['classroomRole']>;
  ordem?: 'z-a' | 'novas';
}

export const userListSearch = (given: Record<string, unknown>): UserListSearch => ({
  page: pageNumber(given.page) ?? 1,
  busca: text(given.busca)?.slice(0, 200),
  papel: oneOf(['ADMIN', 'LEARNER'], given.papel),
  assinatura: oneOf(['com', 'sem'], given.assinatura),
  turma: oneOf(['STUDENT', 'MONITOR', 'TEACHER'], given.turma),
  ordem: oneOf(['z-a', 'novas'], given.ordem),
});

const sortings = {
  'a-z': { field: 'name', criteria: 'asc' },
  'z-a': { field: 'name', criteria: 'desc' },
  novas: { field: 'createdAt', criteria: 'desc' },
} as const;

/** The filters and the order as API query, for the listing and its export. */
export const userFilters = ({ busca, papel, assinatura, turma, ordem }: UserListSearch) => ({
  ...sortings[ordem ?? 'a-z'],
  searchKey: busca,
  isAdmin: papel && papel === 'ADMIN',
  isSubscriber: assinatura && assinatura === 'com',
  classroomRole: turma,
});

export const userListQuery = (search: UserListSearch) =>
  read('GET /users/admin/paginated', {
    query: { ...userFilters(search), page: String(search.page) },
  });
