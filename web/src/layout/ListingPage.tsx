import type { Page as PageOf } from '@sabia/domain/fields.ts';
import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ApiProblem } from '../platform/api-problem.ts';
import '../ui/authoring-styles.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListingSkeleton } from '../ui/ListingTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';
import { Pager } from '../ui/Pager.tsx';
import { count, noneOf, type Noun } from '../ui/plural.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Refreshing } from '../ui/primitives/Refreshing.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';

export interface ListingPageProps<T> {
  title: string;
  /** Tabs of the screens that belong together. */
  tabs?: ReactNode;
  /** The button that leads to the form of a new entity. */
  create?: Pick<LinkProps, 'to'> & { label: string };
  /** Other buttons beside the title. */
  actions?: ReactNode;
  /** Search params of the address; all but the page and the order are filters. */
  search: { page: number; ordem?: string };
  filters: ReactNode;
  /** With `keepPreviousData`, so that a changed filter does not blank the page. */
  query: UseQueryResult<PageOf<T>, ApiProblem>;
  noun: Noun;
  /** Shown while nothing has been created yet. */
  empty: ReactNode;
  /** Below the results, also when there are none. */
  footer?: ReactNode;
  /** The table; `now` is when the data was loaded. */
  children: (items: readonly T[], now: Date) => ReactNode;
}

/** A listing of the administration: title, tabs, filters, and one page of what the query finds. */
export function ListingPage<T>({
  title,
  tabs,
  create,
  actions,
  search,
  filters,
  query,
  noun,
  empty,
  footer,
  children,
}: ListingPageProps<T>) {
  const isFiltered = hasFilters(search);
  return (
    <Page
      title={title}
      actions={
        <>
          {actions}
          {create && (
            <ButtonLink to={create.to} leftSection={<IconPlus size={18} aria-hidden="true" />}>
              {create.label}
            </ButtonLink>
          )}
        </>
      }
    >
      {tabs}
      {filters}
      <Loaded query={query} skeleton={<ListingSkeleton />}>
        {(page) =>
          page.total === 0 && !isFiltered ? (
            empty
          ) : (
            <Refreshing isRefreshing={query.isPlaceholderData}>
              <Stack gap={12}>
                <Muted as="div">
                  <Row gap={16}>
                    <span role="status">{count(page.total, noun[0], noun[1])}</span>
                    {isFiltered && <TextLink {...firstPage}>Limpar filtros</TextLink>}
                  </Row>
                </Muted>
                {page.items.length > 0 ? (
                  children(page.items, new Date(query.dataUpdatedAt))
                ) : (
                  <NothingHere noun={noun} isPastTheEnd={page.total > 0} />
                )}
              </Stack>
              <Pager page={page.page} totalPages={page.totalPages} />
            </Refreshing>
          )
        }
      </Loaded>
      {footer}
    </Page>
  );
}

/** Of the same listing, without filters. */
const firstPage = { to: '.', search: { page: 1 } } as const;

function hasFilters({ page: _page, ordem: _order, ...filters }: ListingPageProps<never>['search']) {
  return Object.values(filters).some(Boolean);
}

interface NothingHereProps {
  noun: Noun;
  /** The address names a page after the last one. */
  isPastTheEnd: boolean;
}

function NothingHere({ noun, isPastTheEnd }: NothingHereProps) {
  const [, many, article] = noun;
  return (
    <EmptyState
      message={isPastTheEnd ? 'Esta página ficou vazia.' : `${noneOf(noun)} com estes filtros.`}
      action={
        <ButtonLink {...firstPage} variant="default">
          {isPastTheEnd ? 'Ir para a primeira página' : `Ver tod${article}s ${article}s ${many}`}
        </ButtonLink>
      }
    />
  );
}
