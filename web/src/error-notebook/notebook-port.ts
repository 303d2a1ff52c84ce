import type { ExamPort } from '../attempts/attempts.api.ts';
import { read } from '../platform/api.ts';

/** The learner's own errors, as an exam. */
export const notebookPort: ExamPort = {
  place: null,
  start: (call) => call('POST /error-notebook/attempts'),
  tries: read('GET /error-notebook/attempts'),
  // Nobody else has the same questions.
  averageOf: null,
};
