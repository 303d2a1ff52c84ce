import type {
  MockExamEventChanges,
  MockExamEventDraft,
} from '@sabia/domain/mock-exams/mock-exam-event.ts';
import type { ScoreWeightingDraft } from '@sabia/domain/mock-exams/score-weighting.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { refreshing } from '../layout/refreshing.ts';
import { type Input, read } from '../platform/api/api.ts';

/** The sealed exams of an event with their opening codes, for administrators. */
export const sealedExamsQuery = (id: string) =>
  read('GET /mock-exams/{id}/sealed-exams', { params: { id } });

export const mockExamQuery = (id: string) => read('GET /mock-exams/{id}', { params: { id } });

/** The results of the person whose answer card has the code. */
export const toldResultQuery = (code: string) =>
  read('GET /mock-exams/results/{code}', { params: { code } });

/** The report of an event; of one class if asked. */
export const mockExamReportQuery = (id: string, classId?: string) =>
  read('GET /mock-exams/{id}/report', { params: { id }, query: { classId } });

/** The weightings of the school, by title. */
export const weightingsQuery = read('GET /mock-exams/weightings', {});

type PrintRoute =
  | 'GET /mock-exams/{id}/cards.pdf'
  | 'GET /mock-exams/{id}/essay-sheets.pdf'
  | 'GET /mock-exams/{id}/booklet.pdf'
  | 'GET /mock-exams/{id}/slips.pdf';

/** Milliseconds: a file of cards takes up to a minute, and up to five wait for the one before them. */
const printTimeoutMs = 360_000;

/** Milliseconds: an exam of 12 MB of pictures is encrypted, and several are in turn. */
const sealTimeoutMs = 120_000;

/** Commands of administrators on mock exam events; each refreshes their queries. */
export function useMockExamAdministration() {
  const context = useAppContext();
  const { call } = context;
  const { refresh, wrote } = refreshing(context, 'GET /mock-exams');
  const print =
    <R extends PrintRoute>(route: R) =>
    (id: string, query: Input<R>['query']): Promise<Blob> =>
      call<PrintRoute>(route, { params: { id }, query }, { timeoutMs: printTimeoutMs });
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
    /** Seals the exam of a day, also in place of a sealed one. */
    sealExam: (id: string, day: number) =>
      wrote(
        call(
          'PUT /mock-exams/{id}/sealed-exams/{day}',
          { params: { id, day: String(day) } },
          { timeoutMs: sealTimeoutMs },
        ),
      ),
    startSealedExam: (id: string, day: number) =>
      wrote(
        call('POST /mock-exams/{id}/sealed-exams/{day}/start', {
          params: { id, day: String(day) },
        }),
      ),
    printCards: print('GET /mock-exams/{id}/cards.pdf'),
    printEssaySheets: print('GET /mock-exams/{id}/essay-sheets.pdf'),
    printSlips: print('GET /mock-exams/{id}/slips.pdf'),
    printBooklet: print('GET /mock-exams/{id}/booklet.pdf'),
  };
}

/** Commands of administrators on weightings; each refreshes the queries of mock exam events, too. */
export function useWeightingAdministration() {
  const context = useAppContext();
  const { call } = context;
  const { wrote } = refreshing(context, 'GET /mock-exams');
  return {
    createWeighting: (draft: ScoreWeightingDraft) =>
      wrote(call('POST /mock-exams/weightings', { body: draft })),
    changeWeighting: (id: string, draft: ScoreWeightingDraft) =>
      wrote(call('PUT /mock-exams/weightings/{id}', { params: { id }, body: draft })),
    deleteWeighting: (id: string) =>
      wrote(call('DELETE /mock-exams/weightings/{id}', { params: { id } })),
  };
}
