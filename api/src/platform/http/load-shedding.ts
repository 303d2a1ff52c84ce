import { Refusal } from '@sabia/domain/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
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
    if (atWork >= most) return done(new Refusal('overloaded'));
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
