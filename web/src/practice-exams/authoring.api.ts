import type {
  PracticeExamChanges,
  PracticeExamDraft,
} from '@sabia/domain/practice-exams/practice-exam.ts';
import type { Revision } from '../platform/api/api.ts';
import { refreshing } from '../layout/refreshing.ts';
import { type AppContext, useAppContext } from '../layout/app-context.tsx';

/** Commands of administrators on practice exams; each refreshes the queries of practice exams. */
export function usePracticeExamAuthoring() {
  return authoring(useAppContext());
}

function authoring(context: AppContext) {
  const { call } = context;
  const { wrote } = refreshing(context, 'GET /practice-exams');
  return {
    createPracticeExam: (draft: Omit<PracticeExamDraft, 'isActive'>) =>
      wrote(call('POST /practice-exams', { body: draft })),
    configurePracticeExam: (id: string, changes: PracticeExamChanges, ifMatch?: Revision) =>
      wrote(call('PATCH /practice-exams/{id}', { params: { id }, body: changes }, { ifMatch })),
    duplicatePracticeExam: (id: string) =>
      wrote(call('POST /practice-exams/{id}/duplicate', { params: { id } })),
    deletePracticeExam: (id: string) =>
      wrote(call('DELETE /practice-exams/{id}', { params: { id } })),
  };
}
