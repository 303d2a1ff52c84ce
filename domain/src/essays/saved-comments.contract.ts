import { z } from 'zod';
import { correctorsComment } from '../attempts/correctors-comment.ts';
import { id, requiredLine } from '../fields.ts';
import { messages } from '../messages.ts';
import { corrector, operation } from '../operation.ts';
import { longestComment } from './comment-limits.ts';

const savedComment = z.object({
  id,
  /** The title of a criterion, so that it serves each rubric that has it; null: it is about whole essays. */
  criterion: z.string().nullable(),
  text: z.string(),
});
export type SavedComment = z.output<typeof savedComment>;

export const listSavedComments = operation({
  route: 'GET /corrections/comments',
  summary: 'The comments that the caller keeps for further essays, the newest first',
  audience: corrector,
  reply: z.object({ comments: z.array(savedComment) }),
});

export const saveComment = operation({
  route: 'POST /corrections/comments',
  summary: 'Keep a comment for further essays; a comment that is kept already is not kept twice',
  audience: corrector,
  body: z.object({
    criterion: requiredLine(120).nullish(),
    text: correctorsComment(longestComment).refine((text) => text !== '', {
      error: messages.required,
    }),
  }),
  setElsewhere: { id: null },
  status: 201,
  reply: savedComment,
  refusals: ['limit_reached'],
});

export const deleteSavedComment = operation({
  route: 'DELETE /corrections/comments/{id}',
  summary: 'Keep a comment no longer; essays that have it keep it',
  audience: corrector,
  params: z.object({ id }),
});
