import { randomUUID } from 'node:crypto';
import { Refusal } from '@sabia/domain/refusal.ts';
import fastify, { type FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { logOptions } from '../telemetry/log.ts';
import { answerError } from './problem.ts';
import { refuseConnection } from './refuse-connection.ts';
import {
  isWasmWorker,
  pageHeaders,
  securityHeaders,
  type Site,
  wasmWorkerPolicy,
} from './security-headers.ts';
import { hasInvalidText } from '../db/invalid-text.ts';

export interface ServerOptions extends Site {
  logLevel: string;
  /** Default: standard output. */
  logTo?: DestinationStream | undefined;
  /** The proxies whose X-Forwarded-For is trusted. */
  trustProxy: string[];
}

const oneMebibyte = 1024 * 1024;

/** Timeouts in milliseconds for slow or dead clients; headers must arrive within 20 s. */
const timeouts = {
  /** For a whole request, such as a large upload over a slow connection. */
  requestTimeout: 600_000,
  /** Between two requests of a connection. */
  keepAliveTimeout: 72_000,
  /** Without traffic in either direction; longer than the longest operation, the import of a course. */
  connectionTimeout: 660_000,
};

/** Creates the Fastify server: security headers, timeouts, and problems instead of stacks. */
export function createServer(options: ServerOptions): FastifyInstance {
  const app = fastify({
    logger: { ...logOptions(options.logLevel), ...(options.logTo && { stream: options.logTo }) },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: options.trustProxy,
    bodyLimit: oneMebibyte,
    ...timeouts,
    // The interval in which timeouts are checked.
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
  const ofPages = pageHeaders(options);
  app.addHook('onSend', (request, reply, _payload, done) => {
    const type = String(reply.getHeader('content-type'));
    // The headers of a 304 replace those that the client has kept with the page.
    if (reply.statusCode === 304) void reply.removeHeader('content-security-policy');
    else if (/^\w+\/javascript/.test(type) && isWasmWorker(request.url))
      void reply.header('content-security-policy', wasmWorkerPolicy);
    else if (/^(text\/html|\w+\/javascript)/.test(type)) void reply.headers(ofPages);
    done();
  });
  // Forms of other sites can send text/plain without a preflight (CSRF), and no operation accepts it.
  app.removeContentTypeParser('text/plain');
  refuseUnkeepable(app);
  endConnectionsOnClose(app);
  app.setErrorHandler(answerError);
  return app;
}

/**
 * Without this header the connection of a request in flight would stay open for `keepAliveTimeout` after its response,
 * and so would the process.
 */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) void reply.header('connection', 'close');
    done();
  });
}

/** Refuses characters that PostgreSQL can't store, before the handler runs. */
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
