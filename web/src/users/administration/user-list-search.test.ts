import { expect, it } from 'vitest';
import { userFilters, userListSearch } from './user-list-search.ts';

it.each([
  ['', { page: 1 }, { field: 'name', criteria: 'asc' }],
  [
    'page=3&busca=ana&papel=ADMIN&assinatura=com&turma=MONITOR&ordem=novas',
    {
      page: 3,
      busca: 'ana',
      papel: 'ADMIN',
      assinatura: 'com',
      turma: 'MONITOR',
      ordem: 'novas',
    },
    {
      searchKey: 'ana',
      isAdmin: true,
      isSubscriber: true,
      classroomRole: 'MONITOR',
      field: 'createdAt',
      criteria: 'desc',
    },
  ],
  [
    'papel=LEARNER&assinatura=sem&ordem=z-a',
    { page: 1, papel: 'LEARNER', assinatura: 'sem', ordem: 'z-a' },
    { isAdmin: false, isSubscriber: false, field: 'name', criteria: 'desc' },
  ],
  [
    'page=-1&papel=DONO&assinatura=talvez&turma=DIRETOR',
    { page: 1 },
    { field: 'name', criteria: 'asc' },
  ],
])('reads ?%s and sends its filters to the API', (address, search, filters) => {
  const read = userListSearch(Object.fromEntries(new URLSearchParams(address)));
  expect(read).toEqual(search);
  expect(userFilters(read)).toEqual(filters);
});
