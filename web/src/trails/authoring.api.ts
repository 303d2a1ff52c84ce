import type {
  TrailChanges,
  TrailContentDraft,
  TrailDraft,
  TrailOrder,
} from '@sabia/domain/trails/trail.ts';
import type { Revision } from '../platform/api/api.ts';
import { refreshing } from '../layout/refreshing.ts';
import { type AppContext, useAppContext } from '../layout/app-context.tsx';

/** Commands of administrators on trails and their items; each refreshes the queries of trails. */
export function useTrailAuthoring() {
  return authoring(useAppContext());
}

function authoring(context: AppContext) {
  const { call } = context;
  const { refresh, wrote } = refreshing(context, 'GET /trails');
  return {
    refresh,
    createTrail: (draft: Omit<TrailDraft, 'isActive'>) =>
      wrote(call('POST /trails', { body: draft })),
    configureTrail: (id: string, changes: TrailChanges, ifMatch?: Revision) =>
      wrote(call('PATCH /trails/{id}/config', { params: { id }, body: changes }, { ifMatch })),
    duplicateTrail: (id: string) => wrote(call('POST /trails/{id}/duplicate', { params: { id } })),
    deleteTrail: (id: string) => wrote(call('DELETE /trails/{id}', { params: { id } })),

    addItem: (trailId: string, draft: TrailContentDraft) =>
      wrote(call('POST /trails/{id}/trailContent', { params: { id: trailId }, body: draft })),
    removeItem: (id: string) => wrote(call('DELETE /trails/trailContent/{id}', { params: { id } })),

    /** Does not refresh: further moves may be queued behind this one. */
    orderItems: (order: TrailOrder) => call('PATCH /trails/order/update', { body: order }),
  };
}
