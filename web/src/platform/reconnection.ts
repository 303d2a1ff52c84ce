/** Milliseconds after the return of the network: browsers tell it before requests succeed. */
const triesAfter = [1000, 4000, 12_000];
/** The last try is told as any other failure. */
const unsteadyFor = 11_000;

let backAt = -Infinity;

// The server that renders pages has no network to lose.
if (typeof window !== 'undefined')
  window.addEventListener('online', () => {
    backAt = performance.now();
  });

/** The network has returned a moment ago, and may not work yet. */
export const isJustBack = (): boolean => performance.now() - backAt < unsteadyFor;

/**
 * Calls the listener when the network returns and some times within the next seconds, so it must do nothing once it has
 * succeeded. The returned function ends it.
 */
export function onReconnection(listener: () => void): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const forget = () => timers.forEach(clearTimeout);
  const begin = () => {
    forget();
    timers = triesAfter.map((ms) => setTimeout(listener, ms));
    listener();
  };
  window.addEventListener('online', begin);
  return () => {
    forget();
    window.removeEventListener('online', begin);
  };
}
