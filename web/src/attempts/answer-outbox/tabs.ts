import type { SavedAnswers } from '@sabia/domain/attempts/attempt.ts';

/** What one tab tells the others of the same person. */
export interface News {
  /** What the server said it holds. */
  saved?: SavedAnswers;
  /** The attempt that has been submitted. */
  submitted?: string;
}

/** The other tabs of the same person on this device. */
export interface Tabs {
  tell(news: News): void;
  hear(listener: (news: News) => void): void;
  /** One tab at a time; without a way to agree, all of them, which is harmless. */
  alone(work: () => Promise<void>): Promise<void>;
}

/** A tab that the system froze may hold its turn for ever; nobody waits for it longer than this. */
const patience = 20_000;

export function browserTabs(owner: string): Tabs {
  const name = `sabia.answers.${owner}`;
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    tell: (news) => channel?.postMessage(news),
    hear(listener) {
      channel?.addEventListener('message', ({ data }: MessageEvent<News>) => listener(data));
    },
    async alone(work) {
      // Without https there are no locks.
      if (!('locks' in navigator)) return work();
      try {
        await navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, work);
      } catch (error) {
        if (!(error instanceof DOMException) || error.name !== 'TimeoutError') throw error;
        await work();
      }
    },
  };
}
