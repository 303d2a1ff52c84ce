import { Refusal } from '@sabia/domain/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createLimiter } from './limiter.ts';
import { networkOf } from './network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation stores copies of what is there, so that its body says nothing of their size. */
    copies?: boolean | undefined;
    /** The operation stores nothing of the file in its body. */
    discardsFile?: boolean | undefined;
    /** The operation stores a version of the whole entity that its body changes. */
    storesVersion?: boolean | undefined;
    /** The operation records who read personal data. */
    recordsReads?: boolean | undefined;
  }
}

/**
 * Bytes that a person writes by requests in 24 hours, counted per process (docs/limits.md). A request stores what its body has, or
 * a version of what it changes, so that no table grows faster. Files and answers have limits of their own besides.
 */
export const writeBudget = {
  learner: 100_000_000,
  administrator: 2_000_000_000,
  /** All visitors of a network together. */
  network: 500_000_000,
  /** A request with a shorter body writes as much as this: rows have ids, times and index entries. */
  request: 2000,
  copy: 10_000_000,
  /** A usual large question or page; most are much smaller. */
  version: 200_000,
} as const;

type Budget = Readonly<Record<keyof typeof writeBudget, number>>;

export function limitWrites(app: FastifyInstance, budget: Budget = writeBudget): void {
  const day = createLimiter({ seconds: 86_400, now: () => new Date() });
  // After the body is read: its length is known also without a header.
  app.addHook('preHandler', (request, _reply, done) => {
    const bytes = bytesWritten(request, budget);
    if (bytes === 0) return done();
    const { viewer } = request;
    const who = viewer?.id ?? networkOf(request.ip);
    const signedIn = viewer?.isAdmin ? budget.administrator : budget.learner;
    const wait = day.take(who, viewer ? signedIn : budget.network);
    if (wait === null) {
      day.charge(who, bytes - 1);
      return done();
    }
    const detail = 'Você já enviou muitos dados hoje. Tente de novo mais tarde.';
    done(new Refusal('too_many_requests', { detail, retryAfter: wait }));
  });
}

/** 0 for a request that stores nothing. */
function bytesWritten(
  { method, routeOptions, headers, body, viewer }: FastifyRequest,
  budget: Budget,
): number {
  const { copies, discardsFile, storesVersion, recordsReads } = routeOptions.config;
  if (method === 'GET' || method === 'HEAD') return recordsReads ? budget.request : 0;
  if (discardsFile) return budget.request;
  // Only administrators copy: anybody else is refused.
  if (copies && viewer?.isAdmin) return budget.copy;
  const length = Number(headers['content-length'] ?? JSON.stringify(body ?? '').length);
  return Math.max(storesVersion && viewer?.isAdmin ? budget.version : budget.request, length);
}
