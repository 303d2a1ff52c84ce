import type { Attempt, SavedAnswers } from '@sabia/domain/attempts/attempt.ts';
import { type DeviceContext, deviceOwner } from '../layout/device-owner.ts';
import type { Route } from '../platform/api/api.ts';
import { changeKeptReply, keepReply, keptReply } from '../platform/api/last-replies.ts';
import { chosenAnswers } from './answer-outbox/answer-entry.ts';

/**
 * The attempt under way that was opened last stays on the device of its learner, with its saved answers, so that it goes
 * on after a reload without a network (product.md WEB14). It has no answer key (product.md WEB26).
 */

export const attemptRoute = 'GET /practice-exams/attempts/{id}' satisfies Route;

const readOf = (id: string) => ({ route: attemptRoute, input: { params: { id } } });

/** A submitted attempt is removed: its result needs the network. */
export function keepAttempt(context: DeviceContext, attempt: Attempt): Promise<void> {
  const { id, submittedAt } = attempt;
  if (submittedAt) return removeKeptAttempt(context, id);
  return keepReply(deviceOwner(context), readOf(id), attempt);
}

export const removeKeptAttempt = (context: DeviceContext, id: string): Promise<void> =>
  changeKeptReply(deviceOwner(context), readOf(id), () => undefined);

/** Throws the problem unless the network is missing and the attempt is kept. */
export const keptAttempt = <A extends Attempt>(
  context: DeviceContext,
  id: string,
  problem: unknown,
): Promise<A> => keptReply(deviceOwner(context), readOf(id), problem);

/** The answers may be sent from another screen than that of the attempt. */
export const keepSavedAnswers = (context: DeviceContext, saved: SavedAnswers): Promise<void> =>
  changeKeptReply<Attempt>(deviceOwner(context), readOf(saved.attemptId), (kept) =>
    saved.submittedAt ? undefined : withSavedAnswers(kept, saved),
  );

/** The attempt after the server has saved answers. */
export const withSavedAnswers = <A extends Attempt>(
  attempt: A,
  { answers, deadline, bytesLeft }: SavedAnswers,
): A => ({
  ...attempt,
  answers: [...chosenAnswers(attempt.answers, answers)].map(
    ([questionId, { alternativeId, response }]) => ({
      questionId,
      alternativeId,
      ...(response && { response }),
    }),
  ),
  deadline,
  bytesLeft,
});
