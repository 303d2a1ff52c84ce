import { z } from 'zod';
import { id } from '../fields.ts';
import { admin, operation } from '../operation.ts';
import { attemptPreview, previewToGrade } from './attempt-preview.ts';

const byId = z.object({ id });
const ofContent = z.object({ contentId: id });

const started = { reply: attemptPreview, sharesFiles: true, audience: admin } as const;

export const startContentPreview = operation({
  route: 'POST /user-progressions/content/{contentId}/attempts/preview',
  summary: 'An attempt at an exam or a quick question of a course that is stored nowhere',
  params: ofContent,
  ...started,
  refusals: ['not_found', 'exam_empty', 'exam_weightless'],
});

export const gradeContentPreview = operation({
  route: 'POST /user-progressions/content/{contentId}/attempts/preview/grades',
  summary: 'Grade such an attempt; of a quick question, the answers so far',
  params: ofContent,
  body: previewToGrade,
  ...started,
  refusals: ['not_found', 'exam_weightless'],
});

export const startPracticePreview = operation({
  route: 'POST /practice-exams/{id}/attempts/preview',
  summary: 'An attempt at a practice exam that is stored nowhere',
  params: byId,
  ...started,
  refusals: ['not_found', 'exam_empty', 'exam_weightless'],
});

export const gradePracticePreview = operation({
  route: 'POST /practice-exams/{id}/attempts/preview/grades',
  summary: 'Grade such an attempt',
  params: byId,
  body: previewToGrade,
  ...started,
  refusals: ['not_found', 'exam_weightless'],
});
