import type { AttemptPreview, PreviewToGrade } from '@sabia/domain/attempts/attempt-preview.ts';
import type { Call } from '../platform/api/api.ts';

export type PreviewAnswer = PreviewToGrade['answers'][number];

/** The previews of an exam of a course or of a practice exam, as the preview screens use them. */
export interface PreviewPort {
  start(call: Call): Promise<AttemptPreview>;
  /** Grades all answers so far. */
  grade(
    call: Call,
    preview: AttemptPreview,
    answers: readonly PreviewAnswer[],
  ): Promise<AttemptPreview>;
}

const toGrade = (
  { id, startedAt, versionIds }: AttemptPreview,
  answers: readonly PreviewAnswer[],
): PreviewToGrade => ({ id, startedAt, versionIds, answers: [...answers] });

export const practicePreviewPort = (examId: string): PreviewPort => {
  const params = { id: examId };
  return {
    start: (call) => call('POST /practice-exams/{id}/attempts/preview', { params }),
    grade: (call, preview, answers) =>
      call('POST /practice-exams/{id}/attempts/preview/grades', {
        params,
        body: toGrade(preview, answers),
      }),
  };
};

export const contentPreviewPort = (contentId: string): PreviewPort => {
  const params = { contentId };
  return {
    start: (call) =>
      call('POST /user-progressions/content/{contentId}/attempts/preview', { params }),
    grade: (call, preview, answers) =>
      call('POST /user-progressions/content/{contentId}/attempts/preview/grades', {
        params,
        body: toGrade(preview, answers),
      }),
  };
};
