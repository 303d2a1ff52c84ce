/** Milliseconds after the return of the network in which requests may still fail: browsers tell it before it works. */
const unsteadyFor = 15_000;

let backAt = -Infinity;

// The server that renders pages has no network to lose.
if (typeof window !== 'undefined')
  window.addEventListener('online', () => {
    backAt = performance.now();
  });

/** The network has returned a moment ago, and may not work yet. */
export const isJustBack = (): boolean => performance.now() - backAt < unsteadyFor;
