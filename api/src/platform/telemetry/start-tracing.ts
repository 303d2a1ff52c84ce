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

/** Tells a collector what each request did, and how long it took; not for whom. */
export interface Tracing {
  requests(app: FastifyInstance): void;
  database(db: Database): Database;
  /** Sends what is not sent yet. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds that a collector has to take what it is sent; then it is dropped. */
const patience = 2000;

/** Imported where it is configured only: a school without it loads nothing of this. */
export function startTracing({ url, headers, service, share }: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({
    url,
    headers: parseKeyPairsIntoRecord(headers),
    timeoutMillis: patience,
  });
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: patience })],
  });
  const tracer = provider.getTracer('sabia');
  // Ours alone: nothing that happens to look for a global one is traced along.
  const contexts = new AsyncLocalStorageContextManager().enable();
  return {
    requests: (app) => traceRequests(app, { tracer, contexts }),
    database: (db) => tracedDatabase(db, { tracer, contexts }),
    flush: () => provider.forceFlush(),
    // What a collector that is away did not take is lost, and stops nobody.
    close: () => provider.shutdown().catch(() => {}),
  };
}
