import type { ExamPort } from '../attempts/attempts.api.ts';
import { read } from '../platform/api.ts';

/** The exercise made of the learner's own errors, as an exam. */
export const notebookPort: ExamPort = {
  place: null,
  start: (call) => call('POST /error-notebook/attempts'),
  attempts: read('GET /error-notebook/attempts'),
  // Each learner has other questions.
  averageOf: null,
  preview: null,
};
