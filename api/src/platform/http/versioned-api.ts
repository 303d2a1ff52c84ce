import { methodOf, pathOf, type Operation } from '@sabia/domain/operation.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { FastifyInstance } from 'fastify';
import { describeApi } from './openapi-document.ts';
import { compressReplies } from './compression.ts';
import { acceptForms } from './form-body.ts';
import { apiPage } from './api-docs-page.ts';
import { authenticate } from '../auth/authentication.ts';
import { shedLoad } from './load-shedding.ts';
import { sendProblem } from './problem.ts';
import { limitRate } from './rate-limit.ts';
import { serve, type Recorders, type Served } from './serve.ts';
import { limitWrites } from './write-budget.ts';
import type { TokenVerifier, VerifiedClaims } from '../auth/token-verifier.ts';

export interface VersionedApiOptions extends Recorders {
  /** All declared operations. */
  operations: Record<string, Operation>;
  /** All operations with their handlers. */
  served: readonly Served[];
  verifier: TokenVerifier;
  provisionUser: (claims: VerifiedClaims) => Promise<User>;
  rateLimitPerMinute: number;
  requestsAtOnce: number;
}

/** A Fastify plugin that serves the declared operations; to be registered under /v1. */
export const versionedApi = (options: VersionedApiOptions) => async (app: FastifyInstance) => {
  requireAllServed(options);
  shedLoad(app, options.requestsAtOnce);
  authenticate(app, options);
  limitRate(app, options.rateLimitPerMinute);
  limitWrites(app);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    done();
  });

  compressReplies(app);
  acceptForms(app);

  for (const served of options.served) serve(app, served, options);

  const description = onFirstUse(() => JSON.stringify(describeApi(options.operations)));
  app.get('/openapi.json', (_request, reply) => reply.type('application/json').send(description()));
  const page = onFirstUse(() => apiPage(options.operations));
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page()));

  const methodsAt = methodsByPath(options.operations);
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(request.url.replace(/^\/v1|\?.*$/gs, ''));
    if (methods.length === 0) return sendProblem(request, reply, new Refusal('not_found'));
    void reply.header('allow', methods.join(', '));
    return sendProblem(request, reply, new Refusal('method_not_allowed'));
  });
};

/** Computed at the first request, because few clients ask for it. */
function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Throws at startup for an operation that is declared and not served, or served twice. */
function requireAllServed({ operations, served }: VersionedApiOptions): void {
  const routes = served.map(({ operation }) => operation.route);
  const missing = Object.values(operations).filter(({ route }) => !routes.includes(route));
  const undeclared = routes.length - (Object.keys(operations).length - missing.length);
  if (missing.length === 0 && undeclared === 0) return;
  throw new Error(
    `operations and routes differ: ${undeclared} undeclared or repeated, missing ${missing.map(({ route }) => route).join(', ')}`,
  );
}

function methodsByPath(operations: Record<string, Operation>): (path: string) => string[] {
  const known = Object.values(operations).flatMap((operation) =>
    [pathOf(operation), ...(operation.alsoAt ? [operation.alsoAt] : [])].map((path) => ({
      method: methodOf(operation),
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
    })),
  );
  return (path) => [
    ...new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
  ];
}
