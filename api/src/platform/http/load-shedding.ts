import { Refusal } from '@sabia/domain/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route has a queue of its own, which sheds load fairly: requests that wait there are not counted here. */
    hasFairQueue?: boolean | undefined;
  }
  interface FastifyRequest {
    /** True while the handler works; false while the body arrives or the reply is sent. */
    isAtWork: boolean;
  }
}

/**
 * Load shedding: answers 503 above `most` in-flight requests, before authentication and any work.
 */
export function shedLoad(app: FastifyInstance, most: number): void {
  let atWork = 0;

  function begin(request: FastifyRequest): void {
    if (request.routeOptions.config.hasFairQueue) return;
    request.isAtWork = true;
    atWork += 1;
  }

  function pause(request: FastifyRequest): void {
    if (!request.isAtWork) return;
    request.isAtWork = false;
    atWork -= 1;
  }

  app.decorateRequest('isAtWork', false);
  app.addHook('onRequest', (request, _reply, done) => {
    if (atWork >= most && !request.routeOptions.config.hasFairQueue)
      return done(new Refusal('overloaded'));
    begin(request);
    done();
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    pause(request);
    done(null, payload);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    begin(request);
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    pause(request);
    done(null, payload);
  });
  // A closed connection gets no response.
  app.addHook('onResponse', (request, _reply, done) => {
    pause(request);
    done();
  });
}
