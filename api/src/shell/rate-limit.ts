import { Refusal } from '@sabia/domain/refusal.ts';
import type { FastifyInstance } from 'fastify';
import { createLimiter } from './limiter.ts';
import { networkOf } from './network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route's own limit, in place of the common one. */
    limitPerMinute?: number | undefined;
  }
}

/** Refuses who asks too often: users by themselves, strangers by their network. */
export function limitRate(app: FastifyInstance, perMinute: number): void {
  const limiter = createLimiter({ seconds: 60, now: () => new Date() });
  app.addHook('onRequest', (request, reply, done) => {
    const who = request.viewer?.id ?? networkOf(request.ip);
    const { url, config } = request.routeOptions;
    const wait = config.limitPerMinute
      ? limiter.take(`${who} ${url}`, config.limitPerMinute)
      : limiter.take(who, perMinute);
    if (wait === null) return done();
    void reply.header('retry-after', wait);
    done(new Refusal('too_many_requests'));
  });
}
