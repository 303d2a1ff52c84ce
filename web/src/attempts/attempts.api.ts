import type {
  Attempt,
  AttemptsPage,
  ListedAttempt,
  SavedAnswers,
} from '@sabia/domain/attempts/attempt.ts';
import type { KeyRelease } from '@sabia/domain/exams/exam-settings.ts';
import { noAttempts, withAttempt } from '@sabia/domain/attempts/attempts-page.ts';
import type { AttemptTerms } from '@sabia/domain/attempts/next-attempt.ts';
import type { TimedArea } from '@sabia/domain/attempts/timed-area.ts';
import type { ForeignLanguage } from '@sabia/domain/item-response/booklet.ts';
import type { PracticeExam } from '@sabia/domain/practice-exams/practice-exam.ts';
import type { ProgressResult } from '@sabia/domain/progress/progress-event.ts';
import type { LinkProps } from '@tanstack/react-router';
import {
  hashKey,
  type QueryClient,
  queryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { type AttemptedExam, examOf } from '../exams/exam-ids.ts';
import { progressRecorded } from '../progress/studying.api.ts';
import { type Call, read, type Reply, type Route } from '../platform/api/api.ts';
import { hearServer } from '../platform/clock.ts';
import type { ApiProblem } from '../platform/api/api-problem.ts';
import type { AppContext } from '../layout/app-context.tsx';
import type { DeviceContext } from '../layout/device-owner.ts';
import type { OwnUser } from '../layout/session.ts';
import type { ExamPlace } from './answer-outbox/answer-entry.ts';
import {
  attemptRoute,
  keepAttempt,
  keepSavedAnswers,
  keptAttempt,
  removeKeptAttempt,
  withSavedAnswers,
} from './kept-attempt.ts';

/** The settings of an exam that the introduction shows. */
export interface ExamSettings extends Omit<AttemptTerms, 'extraTimePercent'> {
  questionsQtd: number;
  /** Each attempt draws its questions. */
  autoGenerate?: boolean;
  passingScore: number;
  /** Null: SUBMISSION. */
  keyRelease?: KeyRelease | null | undefined;
  /** The areas that an attempt has one after the other; null: it has one time for all questions. */
  timedAreas?: readonly Pick<TimedArea, 'title' | 'questionsQtd' | 'timeLimitMinutes'>[] | null;
  /** Rich text. */
  instructions?: string | null | undefined;
  /** Its attempts have scores by areas. */
  hasScores?: boolean;
  /** An attempt has the questions of English or of Spanish. */
  hasLanguageChoice?: boolean;
}

/** The settings of an exam, and the extra time of the learner. */
export type ExamTerms = ExamSettings & AttemptTerms;

export type AttemptsQuery = UseQueryOptions<AttemptsPage, ApiProblem>;

/** An exam of a course, a practice exam or the error notebook, as the exam screen uses it. */
export interface ExamPort {
  /** Null outside of courses. */
  place: ExamPlace | null;
  /** Starts an attempt, or resumes the one under way. */
  start(call: Call, foreignLanguage?: ForeignLanguage): Promise<Attempt>;
  /** A page of the learner's attempts, the newest first. */
  attempts(page: number): AttemptsQuery;
  /** The page where an author tries the exam out; null for none. */
  preview: Pick<LinkProps, 'to' | 'params'> | null;
}

export const practiceExamPort = (examId: string): ExamPort => ({
  place: null,
  start: (call, foreignLanguage) =>
    call('POST /practice-exams/{id}/attempts', {
      params: { id: examId },
      body: { foreignLanguage },
    }),
  attempts: (page) => attemptsQuery({ examKind: 'PRACTICE_EXAM', examId }, page),
  preview: {
    to: '/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/previa',
    params: { practiceExamIdEdit: examId },
  },
});

export const contentExamPort = (place: ExamPlace): ExamPort => ({
  place,
  start: (call) =>
    call('POST /user-progressions/content/{contentId}/attempts', {
      params: { contentId: place.contentId },
    }),
  attempts: (page) => attemptsQuery({ examKind: 'CONTENT', examId: place.contentId }, page),
  preview: {
    to: '/admin/conteudos/cursos/gerenciar/$courseId/previa/$contentId',
    params: { courseId: place.courseId, contentId: place.contentId },
  },
});

/** A page of the learner's attempts at an exam. */
export function attemptsQuery({ examKind, examId }: AttemptedExam, page: number): AttemptsQuery {
  const query = { page };
  if (examKind === 'CONTENT')
    return read('GET /user-progressions/content/{contentId}/attempts', {
      params: { contentId: examId },
      query,
    });
  if (examKind === 'PRACTICE_EXAM')
    return read('GET /practice-exams/{id}/attempts', { params: { id: examId }, query });
  return read('GET /error-notebook/attempts', { query });
}

export type QuestionAverage = Reply<'GET /question/average/{id}'>;

/** The answers of all learners to a question. */
export const questionAverageQuery = (id: string) =>
  read('GET /question/average/{id}', { params: { id } });

export const averageQuery = (id: string) => read('GET /content/average/{id}', { params: { id } });

const attemptKey = (id: string) => [attemptRoute, { params: { id } }] as const;

export const attemptQuery = (context: AppContext, id: string) =>
  queryOptions<Attempt, ApiProblem>({
    queryKey: attemptKey(id),
    queryFn: async ({ signal }) => {
      try {
        const attempt = await context.call(attemptRoute, { params: { id } }, { signal });
        hearServer(attempt.now);
        // A cancelled read may be older than an answer that was saved meanwhile.
        if (!signal.aborted) void keepAttempt(context, attempt);
        return attempt;
      } catch (problem) {
        return keptAttempt(context, id, problem);
      }
    },
    // That of the device may be older.
    refetchOnReconnect: 'always',
  });

/** Reads the profile again if it tells another state of the attempt whose clock runs. */
function clockChanged(
  queryClient: QueryClient,
  { id, deadline, submittedAt }: Pick<Attempt, 'id' | 'deadline' | 'submittedAt'>,
): void {
  const queryKey = ['GET /users/provider/{id}' satisfies Route];
  const [[, known] = []] = queryClient.getQueriesData<OwnUser>({ queryKey });
  const told = known?.attemptUnderWay;
  const toldDeadline = told?.id === id ? told.deadline : null;
  if (toldDeadline !== (submittedAt ? null : deadline))
    void queryClient.invalidateQueries({ queryKey });
}

/** Shows an attempt as the server has just sent it. */
function setAttempt(context: AppContext, attempt: Attempt): void {
  // To the millisecond: an area that has just ended must not seem to go on.
  hearServer(attempt.now);
  context.queryClient.setQueryData(attemptKey(attempt.id), attempt);
  void keepAttempt(context, attempt);
  clockChanged(context.queryClient, attempt);
}

export async function startAttempt(
  context: AppContext,
  exam: ExamPort,
  foreignLanguage?: ForeignLanguage,
): Promise<string> {
  const { call, queryClient } = context;
  const attempt = await exam.start(call, foreignLanguage);
  setAttempt(context, attempt);
  listAttempt(queryClient, examOf(attempt), attempt);
  return attempt.id;
}

/** Starts or finishes an area of an attempt. */
export async function changeArea(
  context: AppContext,
  attemptId: string,
  { number, state }: { number: number; state: 'STARTED' | 'FINISHED' },
): Promise<void> {
  const attempt = await context.call('PATCH /practice-exams/attempts/{id}/areas/{number}', {
    params: { id: attemptId, number },
    body: { state },
  });
  setAttempt(context, attempt);
}

/** Puts an attempt that has started or was submitted into the list of its exam, without reading it again. */
function listAttempt(queryClient: QueryClient, exam: AttemptedExam, attempt: ListedAttempt): void {
  const { queryKey } = attemptsQuery(exam, 1);
  const known = queryClient.getQueryData<AttemptsPage>(queryKey);
  const first = known ?? (attempt.number === 1 ? noAttempts : null);
  if (first) queryClient.setQueryData(queryKey, withAttempt(first, attempt));
  // The older pages have moved.
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: key, queryHash }) =>
      key[0] === queryKey[0] && !(first && queryHash === hashKey(queryKey)),
  });
}

/** The server's reply to answers, or to the submission of an attempt. */
export type AnswerUpdate =
  | { saved: SavedAnswers }
  /** Outside of courses. */
  | { attempt: Attempt }
  /** The result of the progress event that has submitted an exam of a course. */
  | { submitted: string; progress: ProgressResult };

/** Applies the server's reply to the query cache and to the kept attempt. */
export function applyAnswerUpdate(
  context: Pick<AppContext, 'queryClient'> & DeviceContext,
  update: AnswerUpdate,
): Promise<void> {
  const { queryClient } = context;
  // The device is not awaited: a browser whose database hangs shows the result all the same.
  if ('saved' in update) {
    void keepSavedAnswers(context, update.saved);
    return answersSaved(queryClient, update.saved);
  }
  void removeKeptAttempt(context, 'attempt' in update ? update.attempt.id : update.submitted);
  return attemptSubmitted(queryClient, update);
}

async function answersSaved(queryClient: QueryClient, saved: SavedAnswers): Promise<void> {
  const queryKey = attemptKey(saved.attemptId);
  // A read that is under way may answer with older data.
  await queryClient.cancelQueries({ queryKey });
  const attempt = queryClient.getQueryData<Attempt>(queryKey);
  if (!attempt) return queryClient.invalidateQueries({ queryKey });
  queryClient.setQueryData<Attempt>(queryKey, withSavedAnswers(attempt, saved));
  // Submitted by another device, or by the server after the deadline.
  if (saved.submittedAt && !attempt.submittedAt) await attemptClosed(queryClient, attempt);
}

/** The queries whose replies a submission changes, besides the attempts themselves. */
const resultRoutes: ReadonlySet<Route> = new Set([
  'GET /practice-exams/paginated',
  'GET /trails/paginated',
  'GET /trails/{id}',
  'GET /trails/progression/{id}/{userId}',
  'GET /certificates/user/{userId}',
  'GET /error-notebook',
  'GET /error-notebook/queue',
  'GET /error-notebook/questions',
  'GET /scored-attempts',
]);

/** Shows the result that has come with the reply to the submission. */
async function attemptSubmitted(
  queryClient: QueryClient,
  update: Exclude<AnswerUpdate, { saved: SavedAnswers }>,
): Promise<void> {
  const id = 'attempt' in update ? update.attempt.id : update.submitted;
  const queryKey = attemptKey(id);
  clockChanged(queryClient, { id, deadline: null, submittedAt: null });
  await queryClient.cancelQueries({ queryKey });
  if ('attempt' in update) {
    const { attempt } = update;
    queryClient.setQueryData<Attempt>(queryKey, attempt);
    listAttempt(queryClient, examOf(attempt), attempt);
    // The list has its score too, and the best attempt by it.
    if (hasScale(queryClient, attempt))
      void queryClient.invalidateQueries({ queryKey: attemptsQuery(examOf(attempt), 1).queryKey });
  } else {
    const { answers: graded, attempt, contentProgression } = update.progress;
    progressRecorded(queryClient, update.progress);
    if (attempt) {
      queryClient.setQueryData<Attempt>(
        queryKey,
        (known) => known && { ...known, ...attempt, graded },
      );
      const { contentId: examId } = contentProgression;
      listAttempt(queryClient, { examKind: 'CONTENT', examId }, attempt);
    }
  }
  resultsChanged(queryClient);
}

/** The practice exam of the attempt, as it was read, has a scale. */
const hasScale = (queryClient: QueryClient, attempt: Attempt): boolean => {
  const { examKind, examId } = examOf(attempt);
  if (examKind !== 'PRACTICE_EXAM') return false;
  const { queryKey } = read('GET /practice-exams/{id}', { params: { id: examId } });
  return Boolean(queryClient.getQueryData<PracticeExam>(queryKey)?.scale);
};

/** Closes an attempt that was submitted elsewhere in the query cache, then reads it again with its result. */
async function attemptClosed(queryClient: QueryClient, attempt: Attempt): Promise<void> {
  const queryKey = attemptKey(attempt.id);
  clockChanged(queryClient, { ...attempt, deadline: null });
  queryClient.setQueryData<Attempt>(queryKey, {
    ...attempt,
    submittedAt: attempt.submittedAt ?? attempt.now,
  });
  void queryClient.invalidateQueries({ queryKey: attemptsQuery(examOf(attempt), 1).queryKey });
  resultsChanged(queryClient);
  await queryClient.invalidateQueries({ queryKey });
}

function resultsChanged(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [route] }) => resultRoutes.has(route as Route),
  });
  // An open exam shows nothing of it that has changed.
  const queryKey = ['GET /practice-exams/{id}' satisfies Route];
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}
