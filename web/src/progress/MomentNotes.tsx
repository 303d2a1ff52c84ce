import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Moment, momentsKey } from './moments.ts';
import classes from './MomentNotes.module.css';

const momentsQuery = { queryKey: momentsKey, initialData: [] as readonly Moment[], enabled: false };

/**
 * Tells a completed section and a streak above what follows, and covers nothing (product.md P14). `place` is the open
 * content, or the page. Always rendered, because screen readers skip a live region that appears with its text.
 */
export function MomentNotes({ place }: { place: string }) {
  const queryClient = useQueryClient();
  const { data: moments } = useQuery(momentsQuery);
  useEffect(() => () => leaveMoments(queryClient, place), [queryClient, place]);
  return (
    <div role="status" className={classes.moments}>
      {moments.map(({ contentId, title, message }) => (
        <div key={contentId + title} className={classes.moment}>
          <strong>{title}</strong>
          <span>{message}</span>
        </div>
      ))}
    </div>
  );
}

/** The learner leaves a content, or another page: a moment stays until the content after its own is left. */
export const leaveMoments = (queryClient: QueryClient, place: string): void =>
  void queryClient.setQueryData<readonly Moment[]>(momentsKey, (told) =>
    told?.filter(({ contentId }) => contentId === place),
  );
