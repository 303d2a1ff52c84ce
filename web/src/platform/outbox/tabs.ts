/** The other tabs of the same person on this device. */
export interface Tabs<News> {
  /** What the server said; null when there is only more waiting for it. */
  tell(news: News | null): void;
  hear(listener: (news: News | null) => void): void;
  /** One tab at a time; without a way to agree, all of them, which is harmless. */
  alone(work: () => Promise<void>): Promise<void>;
}

/** A tab that the system froze may hold its turn for ever; nobody waits for it longer than this. */
const patience = 20_000;

export function browserTabs<News>(name: string): Tabs<News> {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    tell: (news) => channel?.postMessage(news),
    hear(listener) {
      channel?.addEventListener('message', ({ data }: MessageEvent<News | null>) => listener(data));
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
