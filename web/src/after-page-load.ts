import { answerOutboxOf } from './attempts/answer-outbox/answer-outbox.ts';
import { reviewOutboxOf } from './error-notebook/use-review-outbox.ts';
import type { AppContext } from './layout/app-context.tsx';
import { startFileRenewal } from './layout/file-renewal.ts';
import { progressOutboxOf } from './progress/use-progress-outbox.ts';
import { updateServiceWorker } from './platform/service-worker.ts';

/** Late enough to take nothing from the first screen. */
const offlineCodeAfterMs = 10_000;

/** Without a network, once the network is back. */
function loadOfflineCode(): void {
  if (!navigator.onLine) {
    addEventListener('online', loadOfflineCode, { once: true });
    return;
  }
  void import('./offline-code.ts').then(
    (code) => code.loadOfflineCode(),
    () => {},
  );
}

/** Marks, readings, essay sheets, roll calls and answers of sealed exams: the code comes only where somebody has given one before. */
async function sendKept(context: AppContext, userId: string): Promise<void> {
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  if (databases.includes('sabia.marks'))
    (await import('./corrections/essay-room/marks-outbox.ts')).marksOutboxOf(context, userId);
  if (databases.includes('sabia.readings'))
    (await import('./mock-exams/reading/readings-outbox.ts')).readingsOutboxOf(context, userId);
  if (databases.includes('sabia.sheets'))
    (await import('./mock-exams/reading/sheets-outbox.ts')).sheetsOutboxOf(context, userId);
  if (databases.includes('sabia.rolls'))
    (await import('./rolls/rolls-outbox.ts')).rollsOutboxOf(context, userId);
  if (databases.includes('sabia.sealed-exams') || databases.includes('sabia.handed-in'))
    (await import('./mock-exams/sealed/handed-in-outbox.ts')).handedInOutboxOf(context, userId);
}

/** Work that no first screen waits for: sends what waits in the outboxes, renews the access to files, and installs the service worker. */
export function afterPageLoad(context: AppContext): void {
  const user = context.identity.user();
  void updateServiceWorker(user !== null);
  startFileRenewal(context.queryClient);
  if (!user) return;
  answerOutboxOf(context, user.id);
  progressOutboxOf(context, user.id);
  reviewOutboxOf(context, user.id);
  // Without the code or a database they wait for the next page.
  sendKept(context, user.id).catch(() => {});
  if (!navigator.connection?.saveData) setTimeout(loadOfflineCode, offlineCodeAfterMs);
}
