import type { AttemptPreview, PreviewToGrade } from '@sabia/domain/attempts/attempt-preview.ts';
import type { Call } from '../platform/api.ts';
import { type AttemptHere, here } from './attempts.api.ts';

/** An attempt that only this page has. */
export type PreviewHere = AttemptPreview & AttemptHere;
export type PreviewAnswer = PreviewToGrade['answers'][number];

/** The previews of an exam of a course or of a practice exam, as the preview screens use them. */
export interface PreviewPort {
  start(call: Call): Promise<PreviewHere>;
  /** Grades all answers so far. */
  grade(call: Call, preview: PreviewHere, answers: readonly PreviewAnswer[]): Promise<PreviewHere>;
}

const toGrade = (
  { id, startedAt, versionIds }: PreviewHere,
  answers: readonly PreviewAnswer[],
): PreviewToGrade => ({ id, startedAt, versionIds, answers: [...answers] });

export const practicePreviewPort = (practiceExamId: string): PreviewPort => {
  const params = { id: practiceExamId };
  return {
    start: async (call) =>
      here(await call('POST /practice-exams/{id}/attempts/preview', { params })),
    grade: async (call, preview, answers) =>
      here(
        await call('POST /practice-exams/{id}/attempts/preview/grades', {
          params,
          body: toGrade(preview, answers),
        }),
      ),
  };
};

export const contentPreviewPort = (contentId: string): PreviewPort => {
  const params = { contentId };
  return {
    start: async (call) =>
      here(await call('POST /user-progressions/content/{contentId}/attempts/preview', { params })),
    grade: async (call, preview, answers) =>
      here(
        await call('POST /user-progressions/content/{contentId}/attempts/preview/grades', {
          params,
          body: toGrade(preview, answers),
        }),
      ),
  };
};
