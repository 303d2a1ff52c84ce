import type { Annulment } from '@sabia/domain/attempts/annulment.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { type Input, read } from '../platform/api/api.ts';

export const collectionsQuery = read('GET /question-banks');
/** The exams of courses that a search finds, after the chosen one; '' is none. */
export const courseExamsQuery = (searchKey: string, chosen: string) =>
  read('GET /questions/course-exams', {
    query: { ...(searchKey && { searchKey }), ...(chosen && { chosen }) },
  });
export const labelsQuery = read('GET /questions/labels');
export const usageQuery = (id: string) => read('GET /questions/{id}/usage', { params: { id } });
export const questionQuery = (id: string) => read('GET /questions/{id}', { params: { id } });

export const bulkChangesQuery = (page: number) =>
  read('GET /questions/bulk-changes', { query: { page } });

type ListFilters = NonNullable<Input<'GET /questions'>['query']>;

/** The page of the questions behind the one with the id `after`; the first page without it. */
export const listedPageQuery = (filters: ListFilters, after?: string) =>
  read('GET /questions', { query: { ...filters, ...(after && { after }) } });

/** Milliseconds; thousands of questions take a while. */
const bulkTimeoutMs = 40_000;

/** Commands on question banks and on many questions; each refreshes the lists of them. */
export function useBanks() {
  const { call, queryClient } = useAppContext();

  const refresh = (): Promise<void> =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [route] }) =>
        /^GET \/(?:courses|practice-exams|question)/.test(String(route)),
    });

  async function wrote<T>(answer: Promise<T>): Promise<T> {
    const written = await answer;
    await refresh();
    return written;
  }

  return {
    refresh,
    changeTogether: (body: Input<'POST /questions/bulk-changes'>['body']) =>
      wrote(call('POST /questions/bulk-changes', { body }, { timeoutMs: bulkTimeoutMs })),
    annulQuestion: (id: string, examId: string, body: Annulment) =>
      wrote(call('POST /questions/{id}/annulments/{examId}', { params: { id, examId }, body })),
    undoAnnulment: (id: string, examId: string) =>
      wrote(call('DELETE /questions/{id}/annulments/{examId}', { params: { id, examId } })),
    undoTogether: (id: string) =>
      wrote(
        call(
          'POST /questions/bulk-changes/{id}/undo',
          { params: { id } },
          { timeoutMs: bulkTimeoutMs },
        ),
      ),
    createBank: (title: string) => wrote(call('POST /question-banks', { body: { title } })),
    changeBank: (id: string, changes: Input<'PATCH /question-banks/{id}'>['body']) =>
      wrote(call('PATCH /question-banks/{id}', { params: { id }, body: changes })),
  };
}
