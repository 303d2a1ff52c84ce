import { randomUUID } from 'node:crypto';
import { Refusal } from '@sabia/domain/refusal.ts';
import fastify, { type FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { logOptions } from '../telemetry/log.ts';
import { answerError } from './problem.ts';
import { refuseConnection } from './refuse-connection.ts';
import { securityHeaders, type Site } from './security-headers.ts';
import { hasInvalidText } from '../db/invalid-text.ts';

export interface ServerOptions extends Site {
  logLevel: string;
  /** Standard output, unless somebody wants to read along. */
  logTo?: DestinationStream | undefined;
  /** Whose X-Forwarded-For is believed; what anybody else wrote into it is no address of theirs. */
  trustProxy: string[];
}

const oneMebibyte = 1024 * 1024;

/** Milliseconds for which a client that is slow, or gone, keeps a connection; the headers have to come in 20 s. */
const timeouts = {
  /** From the first byte to the last of what is asked: a large upload over a weak line. */
  requestTimeout: 600_000,
  /** Between two requests. */
  keepAliveTimeout: 72_000,
  /** Nothing moves in either direction; longer than the longest work, a course that is brought in. */
  connectionTimeout: 660_000,
};

/** An HTTP server with our manners: headers, limits, and problems instead of stacks. */
export function createServer(options: ServerOptions): FastifyInstance {
  const app = fastify({
    logger: { ...logOptions(options.logLevel), ...(options.logTo && { stream: options.logTo }) },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: options.trustProxy,
    bodyLimit: oneMebibyte,
    ...timeouts,
    // How often it is looked who is too late.
    http: { connectionsCheckingInterval: 1000, headersTimeout: 20_000 },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  const headers = securityHeaders(options);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  // A form of another site can send text without asking first, and nothing of ours takes any.
  app.removeContentTypeParser('text/plain');
  refuseUnkeepable(app);
  app.setErrorHandler(answerError);
  return app;
}

/** What PostgreSQL can't keep in a text: whoever sends it is told before anything is tried. */
function refuseUnkeepable(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? new Refusal('unreadable_request') : undefined);
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (hasInvalidText(String(body))) done(new Refusal('unreadable_request'));
    else void parse(request, String(body), done);
  });
}
