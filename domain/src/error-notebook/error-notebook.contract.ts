import { z } from 'zod';
import { attempt, attemptSummary } from '../attempts/attempt.ts';
import { id, pageOf, pageQuery } from '../fields.ts';
import { operation, signedIn } from '../operation.ts';
import { notebookOverview, notebookQuestion, review, reviewed } from './error-notebook.ts';

export const readNotebook = operation({
  route: 'GET /error-notebook',
  summary: "How much of the caller's error notebook is due",
  audience: signedIn,
  reply: notebookOverview,
});

export const readNotebookQueue = operation({
  route: 'GET /error-notebook/queue',
  summary: 'The questions that come back today, without their key',
  audience: signedIn,
  reply: z.array(notebookQuestion),
});

export const pageNotebook = operation({
  route: 'GET /error-notebook/questions',
  summary: 'Every question of the notebook, by pages',
  audience: signedIn,
  query: z.object(pageQuery(['dueDay', 'lapses', 'missedAt'])),
  reply: pageOf(notebookQuestion),
});

export const reviewQuestion = operation({
  route: 'POST /error-notebook/reviews',
  summary: 'Answer a question of the notebook; safe to repeat',
  audience: signedIn,
  body: review,
  reply: reviewed,
});

export const startNotebookAttempt = operation({
  route: 'POST /error-notebook/attempts',
  summary:
    "Start a try at what the caller's error notebook is made of, or resume the one under way",
  audience: signedIn,
  reply: attempt,
  status: 201,
  refusals: ['exam_empty'],
});

export const listNotebookAttempts = operation({
  route: 'GET /error-notebook/attempts',
  summary: "The caller's tries at their error notebook, the newest first",
  audience: signedIn,
  reply: z.array(attemptSummary),
});

export const dismissQuestion = operation({
  route: 'DELETE /error-notebook/questions/{id}',
  summary: 'Let a question come back no more',
  audience: signedIn,
  params: z.object({ id }),
  refusals: ['not_found'],
});

export const recallQuestion = operation({
  route: 'POST /error-notebook/questions/{id}/recall',
  summary: 'Let a dismissed question come back again',
  audience: signedIn,
  params: z.object({ id }),
  refusals: ['not_found'],
});
