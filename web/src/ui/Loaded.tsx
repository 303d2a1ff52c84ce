import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiProblem } from '../platform/api-problem.ts';
import { ErrorState } from './ErrorState.tsx';

interface LoadedProps<T> {
  query: UseQueryResult<T, ApiProblem>;
  /** A skeleton of the same size as the data, to avoid layout shift. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows a query: skeleton, error or data. A failed refetch keeps the data. */
export function Loaded<T>({ query, skeleton, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError && !query.isFetching)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <div aria-busy="true">{skeleton}</div>;
}
