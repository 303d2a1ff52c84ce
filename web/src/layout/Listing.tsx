import type { Page as PageOf } from '@sabia/domain/fields.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiProblem } from '../platform/api/api-problem.ts';
import '../ui/forms/authoring-styles.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { ListingSkeleton } from '../ui/lists/ListingTable.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { Pager } from '../ui/lists/Pager.tsx';
import { count, noneOf, type Noun } from '../ui/words/plural.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Refreshing } from '../ui/primitives/Refreshing.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';

export interface ListingProps<P extends PageOf<unknown>> {
  /** Search params of the address; all but the page and the order are filters. */
  search: { page: number; ordem?: string };
  filters: ReactNode;
  /** With `keepPreviousData`, so that a changed filter does not blank the page. */
  query: UseQueryResult<P, ApiProblem>;
  noun: Noun;
  /** Shown while nothing has been created yet. */
  empty: ReactNode;
  /** The table; `now` is when the data was loaded. */
  children: (items: P['items'], now: Date, page: P) => ReactNode;
}

/** Filters, and one page of what the query finds. */
export function Listing<P extends PageOf<unknown>>({
  search,
  filters,
  query,
  noun,
  empty,
  children,
}: ListingProps<P>) {
  const isFiltered = hasFilters(search);
  return (
    <>
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
                  children(page.items, new Date(query.dataUpdatedAt), page)
                ) : (
                  <NothingHere noun={noun} isPastTheEnd={page.total > 0} />
                )}
              </Stack>
              <Pager page={page.page} totalPages={page.totalPages} />
            </Refreshing>
          )
        }
      </Loaded>
    </>
  );
}

/** Of the same listing, without filters. */
const firstPage = { to: '.', search: { page: 1 } } as const;

function hasFilters({
  page: _page,
  ordem: _order,
  ...filters
}: ListingProps<PageOf<never>>['search']) {
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
