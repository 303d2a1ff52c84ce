import type { Live } from '@sabia/domain/lives/live.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { calendarFeedQuery, liveQuery } from './lives.api.ts';

/** The verbs of who takes part in a live. */
export function useLiveActions(id: string) {
  const { call, queryClient } = useAppContext();
  const params = { id };

  function keep(live: Live): void {
    queryClient.setQueryData(liveQuery(id).queryKey, live);
    // A live may be a step of trails, and the last one before their certificate.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [route] }) =>
        /^GET \/(lives\/paginated|trails|certificates)/.test(String(route)),
    });
  }

  return {
    attend: async () => keep(await call('POST /lives/{id}/attendance', { params })),
    remind: async () => keep(await call('POST /lives/{id}/reminder', { params })),
    async remindNoMore() {
      await call('DELETE /lives/{id}/reminder', { params });
      await queryClient.invalidateQueries({ queryKey: liveQuery(id).queryKey });
    },
  };
}

/** Gives the calendar feed another address; the former one ends. */
export function useRenewCalendarFeed() {
  const { call, queryClient } = useAppContext();
  return async (): Promise<void> => {
    const feed = await call('POST /calendar-feed/renew');
    queryClient.setQueryData(calendarFeedQuery.queryKey, feed);
  };
}
