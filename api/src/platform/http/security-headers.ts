export interface Site {
  /** Whether people come by https, so that browsers may be told to insist on it. */
  isSecure: boolean;
  /** The hashes of the site's inline scripts, as `'sha256-…'`. */
  scriptHashes: readonly string[];
  /** Where else than here the site's scripts may connect to. */
  connectsTo: readonly string[];
}

/** What every answer tells browsers. Made once: @fastify/helmet makes it anew for each request. */
export function securityHeaders(site: Site): Record<string, string> {
  return {
    'content-security-policy': policy(site),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(site.isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/**
 * Nothing from elsewhere runs, and nothing here tells others anything; pictures, films and the players of
 * YouTube and Vimeo are shown from wherever a course has them (docs/decisions/0023-content-security-policy.md).
 */
const policy = ({ scriptHashes, connectsTo, isSecure }: Site): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    ["connect-src 'self'", ...connectsTo].join(' '),
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
