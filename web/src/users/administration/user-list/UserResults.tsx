import type { Page } from '@sabia/domain/fields.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { ListingResults } from '../../../ui/ListingResults.tsx';
import type { UserListSearch } from './user-list-search.ts';
import { UserTable } from './UserTable.tsx';

interface UserResultsProps {
  search: UserListSearch;
  page: Page<User>;
  /** What is shown still answers the search before this one. */
  isRefreshing: boolean;
  now: Date;
}

export function UserResults({ search, page, isRefreshing, now }: UserResultsProps) {
  const { busca, papel, assinatura } = search;
  return (
    <ListingResults
      page={page}
      words={['pessoa', 'pessoas', 'a']}
      everything={{ to: '/admin/usuarios', search: { page: 1 } }}
      isFiltered={[busca, papel, assinatura].some(Boolean)}
      isRefreshing={isRefreshing}
      // Whoever looks is listed.
      none={null}
    >
      {(users) => <UserTable users={users} now={now} />}
    </ListingResults>
  );
}
