import type {
  TrailChanges,
  TrailContentDraft,
  TrailDraft,
  TrailOrder,
} from '@sabia/domain/trails/trail.ts';
import type { Revision } from '../platform/api.ts';
import { refreshing } from '../layout/refreshing.ts';
import { type AppContext, useAppContext } from '../layout/app-context.tsx';

/** The verbs of who makes trails. */
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

    addStep: (trailId: string, draft: TrailContentDraft) =>
      wrote(call('POST /trails/{id}/trailContent', { params: { id: trailId }, body: draft })),
    removeStep: (id: string) => wrote(call('DELETE /trails/trailContent/{id}', { params: { id } })),

    /** Without refreshing: further moves may wait behind this one. */
    orderSteps: (order: TrailOrder) => call('PATCH /trails/order/update', { body: order }),
  };
}
