export interface Site {
  /** True if the public URL is https: enables HSTS. */
  isSecure: boolean;
  /** The hashes of the site's inline scripts, as `'sha256-…'`. */
  scriptHashes: readonly string[];
  /** The external origins of connect-src. */
  connectsTo: readonly string[];
}

/** The security headers of every response. Computed once; @fastify/helmet computes them per request. */
export function securityHeaders({ isSecure }: Pick<Site, 'isSecure'>): Record<string, string> {
  return {
    // A response that is no page loads nothing, also if a browser shows it.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** The further headers of pages and scripts: a worker has the policy of its own script. */
export function pageHeaders(site: Site): Record<string, string> {
  return {
    'content-security-policy': policy(site),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
  };
}

/** Scripts of workers that run WebAssembly (web/vite.config.ts names them so). */
export const isWasmWorker = (url: string): boolean =>
  /^\/assets\/[\w-]+\.wasm\.js(?:\?|$)/.test(url);

/** Their policy: they compile what they are given, and connect nowhere. */
export const wasmWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/**
 * The Content-Security-Policy: no external scripts and connections; images, videos and the players of
 * YouTube and Vimeo may be external (docs/decisions/0023-content-security-policy.md).
 */
const policy = ({ scriptHashes, connectsTo, isSecure }: Site): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' data: blob: https:",
    ["connect-src 'self'", ...connectsTo].join(' '),
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
