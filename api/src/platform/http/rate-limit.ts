import { Refusal } from '@sabia/domain/refusal.ts';
import type { FastifyInstance } from 'fastify';
import { createLimiter } from './limiter.ts';
import { networkOf } from './network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of the route instead of the general one. */
    limitPerMinute?: number | undefined;
    emailsPerHour?: number | undefined;
  }
}

/** Rate limits: per user for signed-in users, per network for anonymous ones. */
export function limitRate(app: FastifyInstance, perMinute: number): void {
  const now = () => new Date();
  const minute = createLimiter({ seconds: 60, now });
  const hour = createLimiter({ seconds: 3600, now });
  app.addHook('onRequest', (request, _reply, done) => {
    const who = request.viewer?.id ?? networkOf(request.ip);
    const {
      url,
      config: { limitPerMinute, emailsPerHour },
    } = request.routeOptions;
    const here = `${who} ${url}`;
    const wait = emailsPerHour
      ? hour.take(here, emailsPerHour)
      : minute.take(limitPerMinute ? here : who, limitPerMinute ?? perMinute);
    if (wait === null) return done();
    done(new Refusal('too_many_requests', { retryAfter: wait }));
  });
}
