import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import { ErrorState } from './ErrorState.tsx';

export interface LoadedProps<T> {
  query: UseQueryResult<T, ApiProblem>;
  /** A skeleton of the same size as the data, to avoid layout shift. */
  skeleton: ReactNode;
  /** Queries of one screen that failed: the first of them shows the error, and retries them all. */
  failed?: readonly UseQueryResult<unknown, ApiProblem>[];
  children: (data: T) => ReactNode;
}

/** Shows a query: skeleton, error or data. A failed refetch keeps the data. */
export function Loaded<T>({ query, skeleton, failed = [query], children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError && !query.isFetching) {
    if (failed[0] !== query) return null;
    const retry = () => failed.forEach((one) => void one.refetch());
    return <ErrorState error={query.error} onRetry={retry} />;
  }
  return <div aria-busy="true">{skeleton}</div>;
}
