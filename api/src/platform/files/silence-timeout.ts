/** Aborts a request when the other side has sent and taken nothing for a while. */
export interface SilenceTimeout {
  signal: AbortSignal;
  /** Starts the time anew. */
  start(): void;
  /** No time counts until the next `start`. */
  stop(): void;
  abort(): void;
}

export function createSilenceTimeout(timeoutMs: number): SilenceTimeout {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  const abort = () => controller.abort(new Error(`silent for ${timeoutMs} ms`));
  return {
    signal: controller.signal,
    start() {
      stop();
      timer = setTimeout(abort, timeoutMs);
    },
    stop,
    abort,
  };
}
