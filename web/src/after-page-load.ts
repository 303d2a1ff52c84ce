import { answerOutboxOf } from './attempts/answer-outbox/answer-outbox.ts';
import { reviewOutboxOf } from './error-notebook/use-review-outbox.ts';
import type { AppContext } from './layout/app-context.tsx';
import { startFileRenewal } from './layout/file-renewal.ts';
import { progressOutboxOf } from './progress/use-progress-outbox.ts';
import { updateServiceWorker } from './platform/service-worker.ts';

/** Work that no first screen waits for: sends what waits in the outboxes, renews the access to files, and installs the service worker. */
export function afterPageLoad(context: AppContext): void {
  const user = context.identity.user();
  void updateServiceWorker(user !== null);
  startFileRenewal(context.queryClient);
  if (!user) return;
  answerOutboxOf(context, user.id);
  progressOutboxOf(context, user.id);
  reviewOutboxOf(context, user.id);
  void import('./offline-code.ts').then(
    ({ loadOfflineCode }) => loadOfflineCode(),
    () => {},
  );
}
