import type { Attempt, AttemptSummary, SavedAnswers } from '@sabia/domain/attempts/attempt.ts';
import { type QueryClient, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { progressRecorded } from '../progress/studying.api.ts';
import { type Call, read, type Route } from '../platform/api.ts';
import type { ApiProblem } from '../platform/api-problem.ts';
import type { AppContext } from '../layout/app-context.tsx';
import type { Batch, ExamPlace } from './answer-outbox/answer-entry.ts';

/** An exam as its screen deals with it, wherever it stands. */
export interface ExamPort {
  /** Null for one that stands alone. */
  place: ExamPlace | null;
  /** Starts a try, or resumes the one under way. */
  start(call: Call): Promise<Attempt>;
  /** The learner's tries, the newest first. */
  tries: UseQueryOptions<AttemptSummary[], ApiProblem>;
  /** Of which content or practice exam everybody's average is; null where none makes sense. */
  averageOf: string | null;
}

export const practiceExamPort = (practiceExamId: string): ExamPort => ({
  place: null,
  start: (call) => call('POST /practice-exams/{id}/attempts', { params: { id: practiceExamId } }),
  tries: read('GET /practice-exams/{id}/attempts', { params: { id: practiceExamId } }),
  averageOf: practiceExamId,
});

export const contentExamPort = (place: ExamPlace): ExamPort => ({
  place,
  start: (call) =>
    call('POST /user-progressions/content/{contentId}/attempts', {
      params: { contentId: place.contentId },
    }),
  tries: read('GET /user-progressions/content/{contentId}/attempts', {
    params: { contentId: place.contentId },
  }),
  averageOf: place.contentId,
});

export const averageQuery = (id: string) => read('GET /content/average/{id}', { params: { id } });

/** An attempt on this device: with what to add to the device's clock to get the server's. */
export type AttemptHere = Attempt & { clockOffset: number };

const here = (attempt: Attempt): AttemptHere => ({
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
  void queryClient.invalidateQueries({ queryKey: exam.tries.queryKey });
  return attempt.id;
}

/** Puts answers on the wire; safe to repeat. */
export function saveAnswers(
  call: Call,
  { attemptId, place, answers }: Batch,
): Promise<SavedAnswers> {
  if (!place)
    return call('POST /practice-exams/attempts/{id}/answers', {
      params: { id: attemptId },
      body: { answers },
    });
  return call('POST /user-progressions/content/{contentId}/answers', {
    params: { contentId: place.contentId },
    body: { attemptId, answers },
  });
}

/** Submits an attempt with the answers that the server holds; in a course it is a step of progress. */
export async function submitAttempt(
  { call, queryClient }: AppContext,
  { attemptId, place }: Batch,
): Promise<void> {
  if (!place) {
    await call('PATCH /practice-exams/attempts/{id}', {
      params: { id: attemptId },
      body: { answers: [] },
    });
    return;
  }
  const { progressionId, ...where } = place;
  const body = { ...where, attemptId, isExamSubmitted: true };
  const taken = progressionId
    ? await call('PATCH /user-progressions/content/{id}', { params: { id: progressionId }, body })
    : await call('POST /user-progressions/content', { body });
  progressRecorded(queryClient, taken);
}

/** Keeps the attempt on the screen with what the server says it holds. */
export async function answersSaved(queryClient: QueryClient, saved: SavedAnswers): Promise<void> {
  const { answers, deadline } = saved;
  const queryKey = attemptKey(saved.attemptId);
  // What is being read may be older than this.
  await queryClient.cancelQueries({ queryKey });
  const attempt = queryClient.getQueryData<AttemptHere>(queryKey);
  if (!attempt) return queryClient.invalidateQueries({ queryKey });
  queryClient.setQueryData<AttemptHere>(queryKey, { ...attempt, answers, deadline });
  // Submitted elsewhere: by another device, or by the server when the time was over.
  if (saved.submittedAt && !attempt.submittedAt) await attemptSubmitted(queryClient, attempt.id);
}

/** What a submission makes old, besides the attempt itself. */
const shownElsewhere: ReadonlySet<Route> = new Set([
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

/** Closes the attempt on the screen, and reads it again, now with its result. */
export async function attemptSubmitted(queryClient: QueryClient, id: string): Promise<void> {
  const queryKey = attemptKey(id);
  queryClient.setQueryData<AttemptHere>(
    queryKey,
    (attempt) => attempt && { ...attempt, submittedAt: attempt.submittedAt ?? attempt.now },
  );
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [route] }) => shownElsewhere.has(route as Route),
  });
  await queryClient.invalidateQueries({ queryKey });
}
