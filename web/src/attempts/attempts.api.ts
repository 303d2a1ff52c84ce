import type { Attempt, AttemptSummary, SavedAnswers } from '@sabia/domain/attempts/attempt.ts';
import type { AttemptLimits } from '@sabia/domain/attempts/next-attempt.ts';
import type { ProgressResult } from '@sabia/domain/progress/progress-event.ts';
import type { LinkProps } from '@tanstack/react-router';
import { type QueryClient, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { progressRecorded } from '../progress/studying.api.ts';
import { type Call, read, type Route } from '../platform/api.ts';
import type { ApiProblem } from '../platform/api-problem.ts';
import type { AppContext } from '../layout/app-context.tsx';
import type { ExamPlace } from './answer-outbox/answer-entry.ts';

/** The settings of an exam that the introduction shows. */
export interface ExamSettings extends AttemptLimits {
  questionsQtd: number;
  passingScore: number;
  /** Null: no limit. */
  timeLimitMinutes: number | null;
}

/** An exam of a course, a practice exam or the error notebook, as the exam screen uses it. */
export interface ExamPort {
  /** Null outside of courses. */
  place: ExamPlace | null;
  /** Starts an attempt, or resumes the one under way. */
  start(call: Call): Promise<Attempt>;
  /** The learner's attempts, the newest first. */
  attempts: UseQueryOptions<AttemptSummary[], ApiProblem>;
  /** The content or practice exam whose average is shown; null for none. */
  averageOf: string | null;
  /** The page where an author tries the exam out; null for none. */
  preview: Pick<LinkProps, 'to' | 'params'> | null;
}

export const practiceExamPort = (practiceExamId: string): ExamPort => ({
  place: null,
  start: (call) => call('POST /practice-exams/{id}/attempts', { params: { id: practiceExamId } }),
  attempts: read('GET /practice-exams/{id}/attempts', { params: { id: practiceExamId } }),
  averageOf: practiceExamId,
  preview: {
    to: '/admin/conteudos/exercicios/gerenciar/$practiceExamId/previa',
    params: { practiceExamId },
  },
});

export const contentExamPort = (place: ExamPlace): ExamPort => ({
  place,
  start: (call) =>
    call('POST /user-progressions/content/{contentId}/attempts', {
      params: { contentId: place.contentId },
    }),
  attempts: read('GET /user-progressions/content/{contentId}/attempts', {
    params: { contentId: place.contentId },
  }),
  averageOf: place.contentId,
  preview: {
    to: '/admin/conteudos/cursos/gerenciar/$courseId/previa/$contentId',
    params: { courseId: place.courseId, contentId: place.contentId },
  },
});

export const averageQuery = (id: string) => read('GET /content/average/{id}', { params: { id } });

/** `clockOffset`: milliseconds to add to the device's clock to get the server's. */
export type AttemptHere = Attempt & { clockOffset: number };

/** An attempt as the server has just sent it. */
export const here = <A extends Attempt>(attempt: A): A & AttemptHere => ({
  ...attempt,
  clockOffset: Date.parse(attempt.now) - Date.now(),
});

const attemptRoute = 'GET /practice-exams/attempts/{id}' satisfies Route;
const attemptKey = (id: string) => [attemptRoute, { params: { id } }] as const;

export const attemptQuery = (call: Call, id: string) =>
  queryOptions<AttemptHere, ApiProblem>({
    queryKey: attemptKey(id),
    queryFn: async () => here(await call(attemptRoute, { params: { id } })),
  });

export async function startAttempt(
  { call, queryClient }: AppContext,
  exam: ExamPort,
): Promise<string> {
  const attempt = await exam.start(call);
  queryClient.setQueryData(attemptKey(attempt.id), here(attempt));
  void queryClient.invalidateQueries({ queryKey: exam.attempts.queryKey });
  return attempt.id;
}

/** The server's reply to answers, or to the submission of an attempt. */
export type AnswerUpdate =
  | { saved: SavedAnswers }
  /** With the result of the progress event, for an exam of a course. */
  | { submitted: string; progress: ProgressResult | null };

/** Applies the server's reply to the query cache. */
export function applyAnswerUpdate(queryClient: QueryClient, update: AnswerUpdate): Promise<void> {
  if ('saved' in update) return answersSaved(queryClient, update.saved);
  if (update.progress) progressRecorded(queryClient, update.progress);
  return attemptSubmitted(queryClient, update.submitted);
}

async function answersSaved(queryClient: QueryClient, saved: SavedAnswers): Promise<void> {
  const { answers, deadline } = saved;
  const queryKey = attemptKey(saved.attemptId);
  // A read that is under way may answer with older data.
  await queryClient.cancelQueries({ queryKey });
  const attempt = queryClient.getQueryData<AttemptHere>(queryKey);
  if (!attempt) return queryClient.invalidateQueries({ queryKey });
  queryClient.setQueryData<AttemptHere>(queryKey, { ...attempt, answers, deadline });
  // Submitted by another device, or by the server after the deadline.
  if (saved.submittedAt && !attempt.submittedAt) await attemptSubmitted(queryClient, attempt.id);
}

/** The queries whose replies a submission changes, besides the attempt itself. */
const resultRoutes: ReadonlySet<Route> = new Set([
  'GET /practice-exams/{id}/attempts',
  'GET /user-progressions/content/{contentId}/attempts',
  'GET /content/average/{id}',
  'GET /practice-exams/paginated',
  'GET /practice-exams/{id}',
  'GET /trails/paginated',
  'GET /trails/{id}',
  'GET /trails/progression/{id}/{userId}',
  'GET /certificates/user/{userId}',
  'GET /error-notebook',
  'GET /error-notebook/queue',
  'GET /error-notebook/questions',
  'GET /error-notebook/attempts',
]);

/** Closes the attempt in the query cache, then reads it again with its result. */
async function attemptSubmitted(queryClient: QueryClient, id: string): Promise<void> {
  const queryKey = attemptKey(id);
  queryClient.setQueryData<AttemptHere>(
    queryKey,
    (attempt) => attempt && { ...attempt, submittedAt: attempt.submittedAt ?? attempt.now },
  );
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [route] }) => resultRoutes.has(route as Route),
  });
  await queryClient.invalidateQueries({ queryKey });
}
