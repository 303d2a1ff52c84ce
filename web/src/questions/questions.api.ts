import type { Annulment } from '@sabia/domain/attempts/annulment.ts';
import {
  storedExam,
  type OwnerOfExam,
  type QuestionsOwner,
} from '@sabia/domain/questions/questions-owner.ts';
import type {
  DescribedQuestionDraft,
  QuestionChanges,
  TaskChanges,
} from '@sabia/domain/questions/question.ts';
import { type Reply, read } from '../platform/api/api.ts';
import { type AppContext, useAppContext } from '../layout/app-context.tsx';

/** The ids of all questions in order, or of those that the search finds. */
export function questionOrderQuery(owner: OwnerOfExam, searchKey?: string) {
  const query = searchKey ? { searchKey } : {};
  const { examId: id, examKind } = storedExam(owner);
  return examKind === 'CONTENT'
    ? read('GET /courses/content/{id}/questions/order', { params: { id }, query })
    : read('GET /practice-exams/{id}/questions/order', { params: { id }, query });
}

export type QuestionsPage = Reply<'GET /practice-exams/{id}/questions'>;

/** Questions in a page. */
export const pageSize = 50;

/** The page of the questions behind the one with the id `after`; the first page without it. */
export function questionsPageQuery(
  owner: OwnerOfExam,
  { after, searchKey }: { after?: string | undefined; searchKey?: string | undefined },
) {
  const query = { limit: pageSize, ...(after && { after }), ...(searchKey && { searchKey }) };
  const { examId: id, examKind } = storedExam(owner);
  return examKind === 'CONTENT'
    ? read('GET /courses/content/{id}/questions', { params: { id }, query })
    : read('GET /practice-exams/{id}/questions', { params: { id }, query });
}

export function statisticsQuery(owner: OwnerOfExam) {
  const { examId: id, examKind } = storedExam(owner);
  return examKind === 'CONTENT'
    ? read('GET /courses/content/{id}/questions/statistics', { params: { id } })
    : read('GET /practice-exams/{id}/questions/statistics', { params: { id } });
}

export type QuestionStatistic = Reply<'GET /practice-exams/{id}/questions/statistics'>[number];

/** The exams that asked a question; its own comes first. */
export const annulmentsQuery = (id: string) =>
  read('GET /questions/{id}/annulments', { params: { id } });

/** Read again while there is one, because the background finishes them. */
export const regradingsQuery = () => ({
  ...read('GET /regradings', {}),
  refetchInterval: ({ state }: { state: { data?: Reply<'GET /regradings'> | undefined } }) =>
    state.data?.length ? 3000 : (false as const),
});

export type AskingExam = Reply<'GET /questions/{id}/annulments'>[number];

export const annulmentEffectQuery = (id: string, examId: string) =>
  read('GET /questions/{id}/annulments/{examId}', { params: { id, examId } });

/** Commands of administrators on questions; each refreshes the queries that show or count questions. */
export function useQuestionAuthoring(owner: QuestionsOwner) {
  return authoring(useAppContext(), owner);
}

function authoring({ call, queryClient }: AppContext, owner: QuestionsOwner) {
  function refresh(): Promise<void> {
    return queryClient.invalidateQueries({
      predicate: ({ queryKey: [route] }) =>
        /^GET \/(?:courses|practice-exams|questions|question-banks|regradings)\b/.test(
          String(route),
        ),
    });
  }

  async function wrote<T>(answer: Promise<T>): Promise<T> {
    const written = await answer;
    // Before the promise resolves, so that the caller sees the new data.
    await refresh();
    return written;
  }

  function create(body: DescribedQuestionDraft) {
    if ('bankId' in owner)
      return call('POST /question-banks/{id}/questions', { params: { id: owner.bankId }, body });
    const { examId: id, examKind } = storedExam(owner);
    return examKind === 'CONTENT'
      ? call('POST /courses/content/{id}/question', { params: { id }, body })
      : call('POST /practice-exams/{id}/createQuestion', { params: { id }, body });
  }

  return {
    refresh,
    createQuestion: (draft: DescribedQuestionDraft) => wrote(create(draft)),
    changeQuestion: (id: string, changes: QuestionChanges) =>
      wrote(call('PATCH /courses/content/question/{id}', { params: { id }, body: changes })),
    undoQuestionChange: (id: string) =>
      wrote(call('POST /questions/{id}/undo', { params: { id } })),
    duplicateQuestion: (id: string) =>
      wrote(call('POST /questions/{id}/duplicate', { params: { id } })),
    deleteQuestion: (id: string) =>
      wrote(call('DELETE /courses/content/question/{id}', { params: { id } })),
    restoreQuestion: (id: string) =>
      wrote(call('POST /questions/{id}/restore', { params: { id } })),

    previewRegrading: (id: string, rightAlternativeId: string) =>
      call('GET /questions/{id}/regrading', { params: { id }, query: { rightAlternativeId } }),

    previewTaskRegrading: (id: string, body: TaskChanges) =>
      call('POST /questions/{id}/regrading', { params: { id }, body }),

    previewReweighing: (id: string, weight: number) =>
      call('GET /questions/{id}/reweighing', { params: { id }, query: { weight } }),

    annulQuestion: (id: string, examId: string, body: Annulment) =>
      wrote(call('POST /questions/{id}/annulments/{examId}', { params: { id, examId }, body })),
    undoAnnulment: (id: string, examId: string) =>
      wrote(call('DELETE /questions/{id}/annulments/{examId}', { params: { id, examId } })),

    /** Does not refresh: further moves may be queued behind this one. */
    orderQuestions: (exam: OwnerOfExam, questionIds: readonly string[]) => {
      const { examId: id, examKind } = storedExam(exam);
      const body = { questionIds: [...questionIds] };
      return examKind === 'CONTENT'
        ? call('PATCH /courses/content/{id}/questions/order', { params: { id }, body })
        : call('PATCH /practice-exams/{id}/questions/order', { params: { id }, body });
    },
  };
}

export type Regrading = Reply<'GET /questions/{id}/regrading'>;
