import type {
  MockExamEventChanges,
  MockExamEventDraft,
} from '@sabia/domain/mock-exams/mock-exam-event.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { refreshing } from '../layout/refreshing.ts';
import { type Input, read } from '../platform/api/api.ts';

export const mockExamQuery = (id: string) => read('GET /mock-exams/{id}', { params: { id } });

/** Milliseconds: a file of cards takes up to a minute, and up to five wait for the one before them. */
const printTimeoutMs = 360_000;

/** Commands of administrators on mock exam events; each refreshes their queries. */
export function useMockExamAdministration() {
  const context = useAppContext();
  const { call } = context;
  const { refresh, wrote } = refreshing(context, 'GET /mock-exams');
  return {
    createMockExam: (draft: MockExamEventDraft) => wrote(call('POST /mock-exams', { body: draft })),
    changeMockExam: (id: string, changes: MockExamEventChanges) =>
      wrote(call('PATCH /mock-exams/{id}', { params: { id }, body: changes })),
    /** `leave` shows another screen before the event is read again, which is a 404 from then on. */
    deleteMockExam: async (id: string, leave?: () => Promise<void>): Promise<void> => {
      await call('DELETE /mock-exams/{id}', { params: { id } });
      await leave?.();
      await refresh();
    },
    printCards: (id: string, query: Input<'GET /mock-exams/{id}/cards.pdf'>['query']) =>
      call(
        'GET /mock-exams/{id}/cards.pdf',
        { params: { id }, query },
        { timeoutMs: printTimeoutMs },
      ),
  };
}
