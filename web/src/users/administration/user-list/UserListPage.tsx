import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { AdminTabs } from '../../../layout/AdminTabs.tsx';
import '../../../ui/authoring-styles.ts';
import { ListingSkeleton } from '../../../ui/ListingTable.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Page } from '../../../ui/Page.tsx';
import { ImportUsers } from '../user-import/ImportUsers.tsx';
import { ExportUsers } from './ExportUsers.tsx';
import { userListQuery } from './user-list-query.ts';
import { UserFilters } from './UserFilters.tsx';
import { UserResults } from './UserResults.tsx';

export function UserListPage() {
  const search = useSearch({ from: '/admin/usuarios' });
  const query = useQuery({ ...userListQuery(search), placeholderData: keepPreviousData });
  return (
    <Page
      title="Gerenciar pessoas"
      actions={
        <>
          <ExportUsers search={search} />
          <ImportUsers />
        </>
      }
    >
      <AdminTabs />
      <UserFilters search={search} />
      <Loaded query={query} skeleton={<ListingSkeleton />}>
        {(page) => (
          <UserResults
            search={search}
            page={page}
            isRefreshing={query.isPlaceholderData}
            now={new Date(query.dataUpdatedAt)}
          />
        )}
      </Loaded>
    </Page>
  );
}
