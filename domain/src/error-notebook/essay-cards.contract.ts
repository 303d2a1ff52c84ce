import { z } from 'zod';
import { id, pageNumbers, pageOf } from '../fields.ts';
import { operation, signedIn } from '../operation.ts';
import { essayCard, essayMarkPlace, essayReview, essayReviewed } from './essay-card.ts';

export const pageEssayCards = operation({
  route: 'GET /error-notebook/essay-cards',
  summary: 'All cards of essays in the notebook, paginated, the ones that come back first',
  audience: signedIn,
  query: z.object(pageNumbers),
  reply: pageOf(essayCard),
});

export const addEssayCard = operation({
  route: 'POST /error-notebook/essay-cards',
  summary:
    'Make a card of a comment or of the mark of a criterion of an own essay, or take it in again; can be repeated',
  audience: signedIn,
  body: essayMarkPlace,
  setElsewhere: { id: null },
  status: 201,
  reply: z.object({ id }),
  refusals: ['not_found', 'limit_reached'],
});

export const removeEssayCard = operation({
  route: 'DELETE /error-notebook/essay-cards/{id}',
  summary: 'Take a card of an essay out of the notebook; can be repeated',
  audience: signedIn,
  params: z.object({ id }),
  refusals: ['not_found'],
});

export const reviewEssayCard = operation({
  route: 'POST /error-notebook/essay-reviews',
  summary: 'Say if a card of an essay was remembered; can be repeated',
  audience: signedIn,
  body: essayReview,
  reply: essayReviewed,
});
