import type { Page as PageOf } from '@sabia/domain/fields.ts';
import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import '../ui/authoring-styles.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ListingSkeleton } from '../ui/ListingTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';
import { AdminTabs } from './AdminTabs.tsx';
import type { ApiProblem } from '../platform/api-problem.ts';

interface ListingPageProps<T> {
  title: string;
  create: Pick<LinkProps, 'to'> & { label: string };
  /** Other ways to something new. */
  actions?: ReactNode;
  filters: ReactNode;
  /** Keeps what it found while it looks for something else: filtering never blanks the page. */
  query: UseQueryResult<PageOf<T>, ApiProblem>;
  children: (page: PageOf<T>, seen: Seen) => ReactNode;
}

interface Seen {
  /** What is shown still answers the search before this one. */
  isRefreshing: boolean;
  now: Date;
}

/** A listing of the administration, with the way to the others and to a new thing. */
export function ListingPage<T>({
  title,
  create,
  actions,
  filters,
  query,
  children,
}: ListingPageProps<T>) {
  return (
    <Page
      title={title}
      actions={
        <>
          {actions}
          <ButtonLink to={create.to} leftSection={<IconPlus size={18} aria-hidden="true" />}>
            {create.label}
          </ButtonLink>
        </>
      }
    >
      <AdminTabs />
      {filters}
      <Loaded query={query} skeleton={<ListingSkeleton />}>
        {(page) =>
          children(page, {
            isRefreshing: query.isPlaceholderData,
            now: new Date(query.dataUpdatedAt),
          })
        }
      </Loaded>
    </Page>
  );
}
