import type { Live } from '@sabia/domain/lives/live.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { calendarFeedQuery, liveQuery } from './lives.api.ts';

/** Commands of a learner on a live. */
export function useLiveActions(id: string) {
  const { call, queryClient } = useAppContext();
  const params = { id };

  function store(live: Live): void {
    queryClient.setQueryData(liveQuery(id).queryKey, live);
    // A live may be an item of trails, and complete one that awards a certificate.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [route] }) =>
        /^GET \/(lives\/paginated|trails|certificates)/.test(String(route)),
    });
  }

  return {
    attend: async () => store(await call('POST /lives/{id}/attendance', { params })),
    requestReminder: async () => store(await call('POST /lives/{id}/reminder', { params })),
    async cancelReminder() {
      await call('DELETE /lives/{id}/reminder', { params });
      await queryClient.invalidateQueries({ queryKey: liveQuery(id).queryKey });
    },
  };
}

/** Gives the learner's calendar feed a new address; the former one stops working. */
export function useRenewCalendarFeed() {
  const { call, queryClient } = useAppContext();
  return async (): Promise<void> => {
    const feed = await call('POST /calendar-feed/renew');
    queryClient.setQueryData(calendarFeedQuery.queryKey, feed);
  };
}
