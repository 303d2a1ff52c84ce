declare global {
  interface Window {
    /** Responses by path, requested by the script in index.html before this code has loaded. */
    prefetchedResponses?: Record<string, Promise<Response>>;
  }
}

/** A fetch that uses each prefetched response once; a failed one is requested again. */
export function withPrefetchedResponses(usualFetch: typeof fetch): typeof fetch {
  const responses = window.prefetchedResponses ?? {};
  return (address, init) => {
    const path = typeof address === 'string' ? address : '';
    const response = responses[path];
    delete responses[path];
    const isRead = (init?.method ?? 'GET') === 'GET';
    return response && isRead
      ? response.catch(() => usualFetch(address, init))
      : usualFetch(address, init);
  };
}
