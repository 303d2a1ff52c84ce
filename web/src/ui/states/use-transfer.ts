import { useEffect, useRef } from 'react';
import type { CallOptions } from '../../platform/api/api.ts';
import { fetchWithProgress } from '../../platform/api/fetch-with-progress.ts';

/**
 * Request options for large requests with upload progress. A request is aborted by the next one, by `abort`, and when
 * the component unmounts.
 */
export function useTransfer(timeoutMs: number) {
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  function begin(onProgress: (percentage: number) => void) {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    const report = (percentage: number) => {
      if (!signal.aborted) onProgress(percentage);
    };
    report(0);
    const options: CallOptions = { signal, timeoutMs, fetch: fetchWithProgress(report) };
    return { signal, options };
  }

  return {
    begin,
    abort: () => current.current?.abort(),
    /** Lets the current request outlive the component: the server has received all of it. */
    detach: () => (current.current = null),
  };
}
