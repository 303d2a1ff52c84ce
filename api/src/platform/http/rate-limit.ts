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

/** A reply counts as a further request for each of these bytes, before compression: to write and to send it costs that much more. */
const bytesPerRequest = 100_000;

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
  // Registered before the compression.
  app.addHook('onSend', (request, _reply, payload, done) => {
    const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
    const calls = Math.floor(bytes / bytesPerRequest);
    // A reply that visitors share is written once.
    if (calls > 0 && request.viewer) minute.charge(request.viewer.id, calls);
    done(null, payload);
  });
}
