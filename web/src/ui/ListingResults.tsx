import type { Page } from '@sabia/domain/fields.ts';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from './ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';
import classes from './ListingResults.module.css';
import { Pager } from './Pager.tsx';
import { count, noneOf, type Noun } from './plural.ts';
import { TextLink } from './TextLink.tsx';

interface ListingResultsProps<T> {
  page: Page<T>;
  words: Noun;
  /** The listing's first page without filters. */
  everything: Pick<LinkProps, 'to' | 'search'>;
  isFiltered: boolean;
  /** What is shown still answers the search before this one. */
  isRefreshing: boolean;
  /** What is shown before there is anything to list. */
  none: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}

/** What a listing found: how many, the page of them, the way to the others. */
export function ListingResults<T>({
  page,
  words,
  everything,
  isFiltered,
  isRefreshing,
  none,
  children,
}: ListingResultsProps<T>) {
  const [one, many, article] = words;
  if (page.total === 0 && !isFiltered) return none;
  return (
    <div aria-busy={isRefreshing} className={classes.results}>
      <p className={classes.total}>
        <span role="status">{count(page.total, one, many)}</span>
        {isFiltered && <TextLink {...everything}>Limpar filtros</TextLink>}
      </p>
      {page.items.length > 0 ? (
        children(page.items)
      ) : (
        <EmptyState
          message={
            page.total > 0 ? 'Esta página ficou vazia.' : `${noneOf(words)} com estes filtros.`
          }
          action={
            <ButtonLink {...everything} variant="default">
              {page.total > 0
                ? 'Ir para a primeira página'
                : `Ver tod${article}s ${article}s ${many}`}
            </ButtonLink>
          }
        />
      )}
      <Pager page={page.page} totalPages={page.totalPages} />
    </div>
  );
}
