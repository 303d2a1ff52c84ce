import cluster from 'node:cluster';
import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { metricsOfWorkers } from '../cluster/cluster-metrics.ts';
import { isFromThisMachine } from '../http/own-host.ts';

/** Counts what is served, for Prometheus; read from this machine, or with the token. */
export function metricsRoutes(
  app: FastifyInstance,
  { token }: { token: string | undefined },
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  const read = cluster.isWorker ? metricsOfWorkers(registry) : () => registry.metrics();
  app.get('/metrics', async (request, reply) => {
    const mayRead = isFromThisMachine(request) || carries(token, request.headers.authorization);
    if (!mayRead) throw new Refusal('not_found');
    return reply.type(registry.contentType).send(await read());
  });
}

function carries(token: string | undefined, header: string | undefined): boolean {
  if (!token || !header) return false;
  const expected = Buffer.from(`Bearer ${token}`);
  const given = Buffer.from(header);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
