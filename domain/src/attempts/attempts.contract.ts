import { z } from 'zod';
import { id } from '../fields.ts';
import { operation, signedIn } from '../operation.ts';
import { answersToSave, attempt, attemptSummary, loggedAnswer, savedAnswers } from './attempt.ts';

const byId = z.object({ id });
const ofContent = z.object({ contentId: id });

export const startPracticeAttempt = operation({
  route: 'POST /practice-exams/{id}/attempts',
  summary: 'Start a try at a practice exam, or resume the one under way',
  audience: signedIn,
  params: byId,
  reply: attempt,
  status: 201,
  refusals: ['not_found', 'subscription_required', 'exam_empty'],
});

export const listPracticeAttempts = operation({
  route: 'GET /practice-exams/{id}/attempts',
  summary: "The caller's tries at a practice exam, the newest first",
  audience: signedIn,
  params: byId,
  reply: z.array(attemptSummary),
});

export const savePracticeAnswers = operation({
  route: 'POST /practice-exams/attempts/{id}/answers',
  summary: 'Save answers along the way; safe to repeat, in any order',
  audience: signedIn,
  params: byId,
  body: answersToSave,
  reply: savedAnswers,
  refusals: ['not_found'],
});

export const submitPracticeAttempt = operation({
  route: 'PATCH /practice-exams/attempts/{id}',
  summary: 'Submit a try with what was saved and what comes along, and get it graded',
  audience: signedIn,
  params: byId,
  body: z.object({
    answers: z
      .array(loggedAnswer.partial({ id: true, answeredAt: true }))
      .max(1000)
      .default([]),
  }),
  reply: attempt,
  refusals: ['not_found'],
});

export const readAttempt = operation({
  route: 'GET /practice-exams/attempts/{id}',
  alsoAt: '/user-progressions/content/attempts/{id}',
  summary: "One of the caller's tries: under way without the key, submitted with it",
  audience: signedIn,
  params: byId,
  reply: attempt,
  refusals: ['not_found'],
});

export const startContentAttempt = operation({
  route: 'POST /user-progressions/content/{contentId}/attempts',
  summary: 'Start a try at an exam of a course, or resume the one under way',
  audience: signedIn,
  params: ofContent,
  reply: attempt,
  status: 201,
  refusals: ['not_found', 'subscription_required', 'exam_empty'],
});

export const listContentAttempts = operation({
  route: 'GET /user-progressions/content/{contentId}/attempts',
  summary: "The caller's tries at an exam of a course, the newest first",
  audience: signedIn,
  params: ofContent,
  reply: z.array(attemptSummary),
});

export const saveContentAnswers = operation({
  route: 'POST /user-progressions/content/{contentId}/answers',
  summary: 'Save answers along the way; safe to repeat, in any order',
  audience: signedIn,
  params: ofContent,
  body: answersToSave.extend({
    /** The try that they are of; without it, the one under way. */
    attemptId: id.optional(),
  }),
  reply: savedAnswers,
  refusals: ['not_found', 'subscription_required', 'exam_empty'],
});
