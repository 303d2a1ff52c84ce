import { answerOutboxOf } from './attempts/answer-outbox/use-answer-outbox.ts';
import { reviewOutboxOf } from './error-notebook/use-review-outbox.ts';
import { keepShell } from './platform/service-worker.ts';
import type { AppContext } from './layout/app-context.tsx';

/** What is not of this visit: sends what an earlier one could not, and keeps the site for the next. */
export function afterOpening(shell: AppContext): void {
  const somebody = shell.identity.user();
  void keepShell(somebody !== null);
  if (!somebody) return;
  answerOutboxOf(shell, somebody.id);
  reviewOutboxOf(shell, somebody.id);
}
