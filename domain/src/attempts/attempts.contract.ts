import { z } from 'zod';
import { choice } from '../choice.ts';
import { id, pageNumbers, wholeNumber } from '../fields.ts';
import { operation, signedIn } from '../operation.ts';
import { blankTimes } from './blank-times.ts';
import { answersToSave, attempt, attemptsPage, loggedAnswer, savedAnswers } from './attempt.ts';

const refusalsOfStart = [
  'limit_reached',
  'exam_empty',
  'exam_weightless',
  'attempts_used',
  'attempt_pause',
  'exam_not_open',
  'exam_closed',
] as const;

const byId = z.object({ id });
const ofContent = z.object({ contentId: id });

export const startPracticeAttempt = operation({
  route: 'POST /practice-exams/{id}/attempts',
  summary: 'Start an attempt at a practice exam, or resume the one under way',
  audience: signedIn,
  params: byId,
  body: z.object({
    /** Needed by an exam with a language choice: 0 English, 1 Spanish. */
    foreignLanguage: z.literal([0, 1], { error: 'Escolha inglês ou espanhol' }).optional(),
  }),
  reply: attempt,
  sharesFiles: true,
  status: 201,
  refusals: ['not_found', 'subscription_required', ...refusalsOfStart],
});

export const listPracticeAttempts = operation({
  route: 'GET /practice-exams/{id}/attempts',
  summary: "The caller's attempts at a practice exam, paginated, the newest first",
  audience: signedIn,
  params: byId,
  query: z.object(pageNumbers),
  reply: attemptsPage,
});

export const savePracticeAnswers = operation({
  route: 'POST /practice-exams/attempts/{id}/answers',
  summary: 'Save answers during an attempt; can be repeated, in any order',
  audience: signedIn,
  params: byId,
  body: answersToSave,
  reply: savedAnswers,
  sharesFiles: true,
  refusals: ['not_found'],
});

export const submitPracticeAttempt = operation({
  route: 'PATCH /practice-exams/attempts/{id}',
  summary: 'Submit an attempt with the saved and the sent answers, and grade it',
  audience: signedIn,
  params: byId,
  body: z.object({
    answers: z
      .array(loggedAnswer.partial({ id: true, answeredAt: true }))
      .max(1000)
      .default([]),
    blankTimes: blankTimes.default([]),
  }),
  reply: attempt,
  sharesFiles: true,
  refusals: ['not_found'],
});

export const changeAttemptArea = operation({
  route: 'PATCH /practice-exams/attempts/{id}/areas/{number}',
  summary: 'Start or finish an area with its own time; can be repeated',
  audience: signedIn,
  params: z.object({ id, number: wholeNumber(1, 21) }),
  body: z.object({ state: choice(['STARTED', 'FINISHED']) }),
  reply: attempt,
  sharesFiles: true,
  refusals: ['not_found', 'area_not_next'],
});

export const readAttempt = operation({
  route: 'GET /practice-exams/attempts/{id}',
  alsoAt: '/user-progressions/content/attempts/{id}',
  summary: "One of the caller's attempts; with the answer key after submission",
  audience: signedIn,
  params: byId,
  reply: attempt,
  sharesFiles: true,
  refusals: ['not_found'],
});

export const startContentAttempt = operation({
  route: 'POST /user-progressions/content/{contentId}/attempts',
  summary: 'Start an attempt at an exam of a course, or resume the one under way',
  audience: signedIn,
  params: ofContent,
  reply: attempt,
  sharesFiles: true,
  status: 201,
  refusals: ['not_found', 'subscription_required', ...refusalsOfStart],
});

export const listContentAttempts = operation({
  route: 'GET /user-progressions/content/{contentId}/attempts',
  summary: "The caller's attempts at an exam of a course, paginated, the newest first",
  audience: signedIn,
  params: ofContent,
  query: z.object(pageNumbers),
  reply: attemptsPage,
});

export const saveContentAnswers = operation({
  route: 'POST /user-progressions/content/{contentId}/answers',
  summary: 'Save answers during an attempt; can be repeated, in any order',
  audience: signedIn,
  params: ofContent,
  body: answersToSave.extend({
    /** Without it, the attempt under way. */
    attemptId: id.optional(),
  }),
  reply: savedAnswers,
  sharesFiles: true,
  refusals: ['not_found', 'subscription_required', ...refusalsOfStart],
});
