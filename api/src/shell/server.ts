import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import { Refusal } from '@sabia/domain/refusal.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { answerError } from './problem.ts';

export interface ServerOptions {
  logLevel: string;
  /** Whose X-Forwarded-For is believed; what anybody else wrote into it is no address of theirs. */
  trustProxy: string[];
  /** Whether people come by https, so that browsers may be told to insist on it. */
  isSecure: boolean;
  /** The hashes of the site's inline scripts, as `'sha256-…'`. */
  scriptHashes: readonly string[];
}

const oneMebibyte = 1024 * 1024;

/** An HTTP server with our manners: headers, limits, and problems instead of stacks. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: options.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
    },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: options.trustProxy,
    bodyLimit: oneMebibyte,
    // A request that trickles in holds a connection, not for ever.
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(options) },
    strictTransportSecurity: options.isSecure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Videos of other sites are shown in frames, and they need not agree to more than that.
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  refuseUnkeepable(app);
  app.setErrorHandler(answerError);
  return app;
}

/** What PostgreSQL can't keep in a text: whoever sends it is told before anything is tried. */
function refuseUnkeepable(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.url.includes('%00')) throw new Refusal('unreadable_request');
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isUnkeepable(String(body))) done(new Refusal('unreadable_request'));
    else void parse(request, String(body), done);
  });
}

/** A NUL, or half of a pair that together is one character; but a page may well speak of \\u0000. */
function isUnkeepable(json: string): boolean {
  if (!json.includes('\\u')) return false;
  const escapes = json
    .replaceAll('\\\\', '/')
    .replace(/\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}/gi, '');
  return /\\u(?:0000|d[89a-f])/i.test(escapes);
}

/** Nothing from elsewhere runs; pictures and films of other sites may be shown (a course's videos). */
function policy({ scriptHashes, isSecure }: ServerOptions): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'blob:', 'https:'],
    'connect-src': ["'self'", 'https:'],
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
  };
}
