import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiProblem } from '../platform/api-problem.ts';
import { ErrorState } from './ErrorState.tsx';

interface LoadedProps<T> {
  query: UseQueryResult<T, ApiProblem>;
  /** As large as what it stands for, so that nothing moves when that comes. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** What a query shows: its skeleton, its failure, its data. A failed refresh keeps the data. */
export function Loaded<T>({ query, skeleton, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError && !query.isFetching)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <div aria-busy="true">{skeleton}</div>;
}
