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

/** Paths that machines poll every few seconds; not traced. */
const untold = /^\/(health\/|metrics$)/;

/**
 * Creates a span per request. It has the route instead of the URL, which can contain ids and secrets,
 * and the request id of the log.
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

  // Events of the socket deliver the body outside of the request's async context.
  app.addHook('preValidation', (request, _reply, done) => {
    contexts.with(underWay.get(request) ?? ROOT_CONTEXT, done);
  });
}
