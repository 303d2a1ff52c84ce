import { z } from 'zod';
import { attempt, attemptsPage } from '../attempts/attempt.ts';
import { id, pageNumbers, pageOf, pageQuery } from '../fields.ts';
import { operation, signedIn } from '../operation.ts';
import { immediateAnswer } from '../attempts/immediate-answer.ts';
import { essayCard } from './essay-card.ts';
import { notebookOverview, notebookQuestion, reviewed } from './error-notebook.ts';

export const readNotebook = operation({
  route: 'GET /error-notebook',
  summary: "The counts of the caller's error notebook",
  audience: signedIn,
  reply: notebookOverview,
});

export const readNotebookQueue = operation({
  route: 'GET /error-notebook/queue',
  summary: 'What is to review today: questions, without the answer key, and cards of essays',
  audience: signedIn,
  reply: z.array(z.union([notebookQuestion, essayCard])),
  sharesFiles: true,
});

export const pageNotebook = operation({
  route: 'GET /error-notebook/questions',
  summary: 'All questions of the notebook, paginated',
  audience: signedIn,
  query: z.object(pageQuery(['dueDay', 'lapses', 'missedAt'])),
  reply: pageOf(notebookQuestion),
  sharesFiles: true,
});

export const reviewQuestion = operation({
  route: 'POST /error-notebook/reviews',
  summary: 'Answer a question of the notebook; can be repeated',
  audience: signedIn,
  body: immediateAnswer,
  reply: reviewed,
  sharesFiles: true,
});

export const startNotebookAttempt = operation({
  route: 'POST /error-notebook/attempts',
  summary:
    "Start an attempt at questions of the caller's error notebook, or resume the one under way",
  audience: signedIn,
  reply: attempt,
  sharesFiles: true,
  status: 201,
  refusals: ['limit_reached', 'exam_empty'],
});

export const listNotebookAttempts = operation({
  route: 'GET /error-notebook/attempts',
  summary: "The caller's attempts at their error notebook, paginated, the newest first",
  audience: signedIn,
  query: z.object(pageNumbers),
  reply: attemptsPage,
});

export const dismissQuestion = operation({
  route: 'DELETE /error-notebook/questions/{id}',
  summary: 'Dismiss a question, so that it is not reviewed any more',
  audience: signedIn,
  params: z.object({ id }),
  refusals: ['not_found'],
});

export const recallQuestion = operation({
  route: 'POST /error-notebook/questions/{id}/recall',
  summary: 'Recall a dismissed question',
  audience: signedIn,
  params: z.object({ id }),
  refusals: ['not_found'],
});

export const readBlanks = operation({
  route: 'GET /error-notebook/blanks/{id}',
  summary:
    'Read how many blank questions of an attempt the notebook can have, and if they are included',
  audience: signedIn,
  params: z.object({ id }),
  reply: z.object({ isIncluded: z.boolean(), blankQtd: z.number().int() }),
});

export const includeBlanks = operation({
  route: 'POST /error-notebook/blanks',
  summary: 'Include the blank questions of an attempt in the notebook; can be repeated',
  audience: signedIn,
  body: z.object({ attemptId: id }),
  refusals: ['not_found'],
});

export const excludeBlanks = operation({
  route: 'DELETE /error-notebook/blanks/{id}',
  summary: 'Take the blank questions of an attempt out of the notebook again; can be repeated',
  audience: signedIn,
  params: z.object({ id }),
  refusals: ['not_found'],
});
