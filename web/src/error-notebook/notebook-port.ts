import { attemptsQuery, type ExamPort } from '../attempts/attempts.api.ts';

/** The exercise made of the learner's own errors, as an exam. */
export const notebookPort: ExamPort = {
  place: null,
  start: (call) => call('POST /error-notebook/attempts'),
  attempts: (page) => attemptsQuery({ examKind: 'NOTEBOOK', examId: null }, page),
  preview: null,
};
