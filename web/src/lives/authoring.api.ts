import type { LiveChanges, LiveDraft } from '@sabia/domain/lives/live.ts';
import type { Revision } from '../platform/api/api.ts';
import { refreshing } from '../layout/refreshing.ts';
import { useAppContext } from '../layout/app-context.tsx';

/** Commands of administrators on lives; each refreshes the queries of lives. */
export function useLiveAuthoring() {
  const context = useAppContext();
  const { call } = context;
  const { wrote } = refreshing(context, 'GET /lives');
  return {
    createLive: (draft: Omit<LiveDraft, 'isActive'>) => wrote(call('POST /lives', { body: draft })),
    changeLive: (id: string, changes: LiveChanges, ifMatch?: Revision) =>
      wrote(call('PATCH /lives/{id}', { params: { id }, body: changes }, { ifMatch })),
    duplicateLive: (id: string) => wrote(call('POST /lives/{id}/duplicate', { params: { id } })),
    deleteLive: (id: string) => wrote(call('DELETE /lives/{id}', { params: { id } })),
  };
}
