import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseKeyPairsIntoRecord } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { traceRequests } from './trace-requests.ts';
import { tracedDatabase } from './traced-database.ts';
import type { TracingSettings } from './tracing-config.ts';

/** Sends traces of requests to a collector, without personal data. */
export interface Tracing {
  requests(app: FastifyInstance): void;
  database(db: Database): Database;
  /** Sends the buffered spans. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Timeout of the collector in milliseconds; after it, spans are dropped. */
const timeoutMs = 2000;

/** Starts tracing. Imported dynamically, only if it is configured. */
export function startTracing({ url, headers, service, share }: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({
    url,
    headers: parseKeyPairsIntoRecord(headers),
    timeoutMillis: timeoutMs,
  });
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: timeoutMs })],
  });
  const tracer = provider.getTracer('sabia');
  // Not registered globally, so that libraries do not add spans of their own.
  const contexts = new AsyncLocalStorageContextManager().enable();
  return {
    requests: (app) => traceRequests(app, { tracer, contexts }),
    database: (db) => tracedDatabase(db, { tracer, contexts }),
    flush: () => provider.forceFlush(),
    // Spans that an unreachable collector did not accept are lost; shutdown continues.
    close: () => provider.shutdown().catch(() => {}),
  };
}
