import type { RubricChanges, RubricDraft } from '@sabia/domain/essays/own-rubric.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { refreshing } from '../layout/refreshing.ts';
import { read } from '../platform/api/api.ts';

/** The rubrics that the school has written. */
export const rubricsQuery = read('GET /rubrics', {});

export const rubricQuery = (id: string) => read('GET /rubrics/{id}', { params: { id } });

export function useRubricAdministration() {
  const context = useAppContext();
  const { call } = context;
  const { wrote } = refreshing(context, 'GET /rubrics');
  return {
    createRubric: (draft: RubricDraft) => wrote(call('POST /rubrics', { body: draft })),
    changeRubric: (id: string, changes: RubricChanges) =>
      wrote(call('PATCH /rubrics/{id}', { params: { id }, body: changes })),
  };
}
