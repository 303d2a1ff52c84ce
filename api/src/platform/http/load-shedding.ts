import { Refusal } from '@sabia/domain/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Its answer is being worked out; not while its body trickles in, nor while its reader dawdles. */
    isAtWork: boolean;
  }
}

/**
 * Turns away at the door who would only make everybody wait: of requests that are worked on, `most`
 * at a time. What is refused costs next to nothing, and nothing of it was done.
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
  // Who hung up is sent nothing.
  app.addHook('onResponse', (request, _reply, done) => {
    pause(request);
    done();
  });
}
