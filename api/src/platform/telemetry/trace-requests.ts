import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type ContextManager,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const callers = new W3CTraceContextPropagator();

/** Asked every few seconds, by machines. */
const untold = /^\/(health\/|metrics$)/;

/**
 * A span for each request: by its route, so that no id, name or secret of an address is in it. Its
 * request id leads to the log.
 */
export function traceRequests(
  app: FastifyInstance,
  { tracer, contexts }: { tracer: Tracer; contexts: ContextManager },
): void {
  const underWay = new WeakMap<FastifyRequest, Context>();

  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, id } = request;
    const route = request.routeOptions.url;
    if (route && untold.test(route)) return done();
    const caller = callers.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    const span = tracer.startSpan(
      route ? `${method} ${route}` : method,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': route, 'sabia.request_id': id },
      },
      caller,
    );
    reply.raw.once('close', () => {
      const status = reply.raw.statusCode;
      span.setAttribute('http.response.status_code', status);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    const context = trace.setSpan(caller, span);
    underWay.set(request, context);
    contexts.with(context, done);
  });

  // A body arrives by the connection's events, which know of no request.
  app.addHook('preValidation', (request, _reply, done) => {
    contexts.with(underWay.get(request) ?? ROOT_CONTEXT, done);
  });
}
