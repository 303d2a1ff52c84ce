/** True if the client has the bytes of the ETag: weak comparison of If-None-Match (RFC 9110, 13.1.2). */
export const matchesETag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((known) => [etag, `W/${etag}`, '*'].includes(known.trim())) ?? false;
