import { read } from '../../../platform/api.ts';
import type { UserListSearch } from './user-list-search.ts';

const sortings = {
  'a-z': { field: 'name', criteria: 'asc' },
  'z-a': { field: 'name', criteria: 'desc' },
  novas: { field: 'createdAt', criteria: 'desc' },
} as const;

/** The filters and the order of an address, as the API asks them. */
export const usersAsked = ({ busca, papel, assinatura, ordem }: UserListSearch) => ({
  ...sortings[ordem ?? 'a-z'],
  searchKey: busca,
  isAdmin: papel && papel === 'ADMIN',
  isSubscriber: assinatura && assinatura === 'com',
});

export const userListQuery = (search: UserListSearch) =>
  read('GET /users/admin/paginated', {
    query: { ...usersAsked(search), page: String(search.page) },
  });
