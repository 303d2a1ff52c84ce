import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { listedPageQuery } from '../question-collections.api.ts';

/** The pages of found questions that are shown, one more at a time. */
export function useFoundPages(filters: Parameters<typeof listedPageQuery>[0]) {
  /** The last question of each page that another one follows. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const pages = useQueries({
    queries: [undefined, ...cursors].map((after) => listedPageQuery(filters, after)),
  });
  const last = pages.at(-1);
  return {
    first: pages[0],
    last,
    items: pages.flatMap(({ data }) => data?.items ?? []),
    /** A page after the first one that could not be read. */
    lost: pages.length > 1 && last?.isError && !last.isFetching ? last : undefined,
    showMore: () => {
      const next = last?.data?.next;
      if (next) setCursors([...cursors, next]);
    },
  };
}
