import { useEffect, useRef } from 'react';
import { fetchTelling } from '../platform/fetch-telling.ts';

/**
 * Something large on its way to the server, one at a time: it tells how far it is, and ends with the
 * screen, with the next one, or when it is given up.
 */
export function useTransfer(patience: number) {
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  function begin(onProgress: (percentage: number) => void) {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    const tell = (percentage: number) => {
      if (!signal.aborted) onProgress(percentage);
    };
    tell(0);
    return { signal, terms: { signal, patience, fetch: fetchTelling(tell) } };
  }

  return {
    begin,
    giveUp: () => abort.current?.abort(),
    /** The server has it all and goes on, whoever waits for it. */
    letGo: () => (abort.current = null),
  };
}
