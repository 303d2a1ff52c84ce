import { answerOutboxOf } from './attempts/answer-outbox/use-answer-outbox.ts';
import { reviewOutboxOf } from './error-notebook/use-review-outbox.ts';
import type { Shell } from './shell/shell.tsx';

/** Sends what an earlier visit could not. */
export function openOutboxes(shell: Shell, userId: string): void {
  answerOutboxOf(shell, userId);
  reviewOutboxOf(shell, userId);
}
