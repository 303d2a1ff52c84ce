import { v7 } from 'uuid';
import { loadProfile } from '../layout/session.ts';
import type { AppContext } from '../layout/app-context.tsx';
import { deviceStorage } from '../platform/device/device-storage.ts';
import type { OutboxStore } from '../platform/outbox/outbox-store.ts';
import type { ProgressEntry, ReportedProgress } from './progress-entry.ts';

/** A progress event as the site stored it in localStorage before November 2026. */
interface StoredEvent extends Omit<ReportedProgress, 'userId' | 'decreaseProgressionsCount'> {
  /** Null before the first event in a content was confirmed. */
  progressionId: string | null;
  isCompleted: boolean;
}

/** Moves the events that wait in localStorage into the outbox, once. */
export async function moveLocalStorageQueue(
  context: AppContext,
  store: OutboxStore<ProgressEntry>,
): Promise<void> {
  const owner = context.identity.user()?.id;
  const profile = await loadProfile(context);
  if (!owner || !profile) return;
  const key = `sabia.progress.${profile.id}`;
  const text = deviceStorage.getItem(key);
  if (!text) return;
  const events = parseEvents(text).map((event) => reported(event, profile.id));
  // Another tab may do the same now, and this one may be closed before the next line.
  await store.addOnce(
    text,
    events.map((event) => ({ key: v7(), owner, event })),
  );
  deviceStorage.removeItem(key);
}

function parseEvents(text: string): StoredEvent[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isStoredEvent) : [];
  } catch {
    return [];
  }
}

function isStoredEvent(value: unknown): value is StoredEvent {
  const event = value as Partial<StoredEvent> | null;
  return (
    typeof event?.courseId === 'string' &&
    typeof event.sectionId === 'string' &&
    typeof event.contentId === 'string' &&
    typeof event.isCompleted === 'boolean'
  );
}

/** An event that completes nothing took a completion back, unless it was the first or an answer. */
const reported = ({ progressionId, ...event }: StoredEvent, userId: string): ReportedProgress => ({
  ...event,
  userId,
  decreaseProgressionsCount:
    progressionId !== null && !event.isCompleted && !event.userQuestionAnswers,
});
