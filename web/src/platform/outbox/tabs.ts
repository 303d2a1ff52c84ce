/** The tabs in which one user has this site open, on this device. */
export interface Tabs<Message> {
  /** Tells the other tabs. */
  tell(message: Message): void;
  hear(listener: (message: Message) => void): void;
  /** Runs `work` in one tab at a time. Without the Web Locks API (no https) it runs at once. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
}

/** Longer than any request. A tab that keeps the lock for this time (in milliseconds) is frozen. */
const lockTimeoutMs = 20_000;

export function browserTabs<Message>(name: string): Tabs<Message> {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    tell: (message) => channel?.postMessage(message),
    hear(listener) {
      channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data));
    },
    async exclusive(work) {
      const { locks } = navigator as { locks?: LockManager | null };
      if (!locks) return work();
      const signal = AbortSignal.timeout(lockTimeoutMs);
      try {
        return await locks.request(name, { signal }, work);
      } catch (error) {
        if (!(error instanceof DOMException) || error.name !== 'TimeoutError') throw error;
        // The server ignores what the frozen tab sends again later.
        return work();
      }
    },
  };
}
