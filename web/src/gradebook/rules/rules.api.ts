import type { GradebookRulesDraft } from '@sabia/domain/gradebook/gradebook-rules.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { refreshing } from '../../layout/refreshing.ts';
import { read, type Reply } from '../../platform/api/api.ts';

export const gradebookRulesQuery = (id: string) =>
  read('GET /classes/{id}/gradebook/rules', { params: { id } });

export type EditedRules = Reply<'GET /classes/{id}/gradebook/rules'>;
export type ChangedStudent =
  Reply<'POST /classes/{id}/gradebook/rules/preview'>['students'][number];

/** Commands on the rules of the grade book of a class. */
export function useGradebookRules(id: string) {
  const context = useAppContext();
  const { call } = context;
  const { wrote } = refreshing(context, 'GET /classes');
  return {
    /** The students whose results the rules would change. */
    preview: async (body: GradebookRulesDraft): Promise<ChangedStudent[]> =>
      (await call('POST /classes/{id}/gradebook/rules/preview', { params: { id }, body })).students,
    save: (body: GradebookRulesDraft) =>
      wrote(call('PUT /classes/{id}/gradebook/rules', { params: { id }, body })),
  };
}
