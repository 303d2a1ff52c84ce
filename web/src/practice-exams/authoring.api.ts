import type {
  PracticeExamChanges,
  PracticeExamDraft,
} from '@sabia/domain/practice-exams/practice-exam.ts';
import { type Shell, useShell } from '../shell/shell.tsx';

/** The verbs of who makes practice exams. */
export function usePracticeExamAuthoring() {
  return authoring(useShell());
}

function authoring({ call, queryClient }: Shell) {
  async function wrote<T>(answer: Promise<T>): Promise<T> {
    const written = await answer;
    // What any screen shows of practice exams is asked for anew, before who waits goes on.
    await queryClient.invalidateQueries({
      predicate: ({ queryKey: [route] }) => String(route).startsWith('GET /practice-exams'),
    });
    return written;
  }

  return {
    createPracticeExam: (draft: PracticeExamDraft) =>
      wrote(call('POST /practice-exams', { body: draft })),
    configurePracticeExam: (id: string, changes: PracticeExamChanges) =>
      wrote(call('PATCH /practice-exams/{id}', { params: { id }, body: changes })),
    deletePracticeExam: (id: string) =>
      wrote(call('DELETE /practice-exams/{id}', { params: { id } })),
  };
}
