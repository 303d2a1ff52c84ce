import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { aCourse } from '../src/courses/courses.factory.ts';
import { createTestApp } from './support/test-app.factory.ts';
import { startTracing } from '../src/platform/telemetry/start-tracing.ts';
import { aUser } from '../src/users/users.factory.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** The requests that the collector received. */
let told: { authorization: string | undefined; service: unknown; spans: Span[] }[] = [];
const collector = createServer((request, response) => {
  if (request.url !== '/v1/traces') return response.writeHead(500).end();
  void json(request).then((body) => {
    const { resourceSpans } = body as {
      resourceSpans: { resource: { attributes: unknown[] }; scopeSpans: { spans: Span[] }[] }[];
    };
    for (const { resource, scopeSpans } of resourceSpans) {
      const spans = scopeSpans.flatMap((scope) => scope.spans);
      told.push({
        authorization: request.headers.authorization,
        service: resource.attributes,
        spans,
      });
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
afterAll(() => collector.close());

const { port } = collector.address() as AddressInfo;
const tracing = startTracing({
  url: `http://127.0.0.1:${port}/v1/traces`,
  headers: 'authorization=Basic%20escola',
  service: 'escola',
  share: 1,
});
afterAll(() => tracing.close());
const school = await createTestApp({ tracing });
const address = await school.app.listen({ port: 0, host: '127.0.0.1' });

const caller = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`;

beforeEach(() => {
  told = [];
});

async function spansOf(ask: () => Promise<Response>): Promise<Span[]> {
  const response = await ask();
  await response.arrayBuffer();
  await tracing.flush();
  return told.flatMap(({ spans }) => spans);
}

it('traces a request by its route, as a part of its caller’s trace, with its statements', async () => {
  const spans = await spansOf(() =>
    fetch(`${address}/v1/courses/paginated?searchKey=segredo`, { headers: { traceparent } }),
  );
  const request = spans.find(({ name }) => name === 'GET /v1/courses/paginated');
  expect(request).toMatchObject({ traceId: caller.traceId, parentSpanId: caller.spanId });
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  });
  const statements = spans.filter(({ name }) => name.startsWith('select '));
  expect(statements.length).toBeGreaterThan(0);
  for (const { traceId, parentSpanId } of statements) {
    expect({ traceId, spanId: parentSpanId }).toEqual({
      traceId: caller.traceId,
      spanId: request?.spanId,
    });
  }
  expect(JSON.stringify(told)).not.toContain('segredo');
  expect(told[0]).toMatchObject({ authorization: 'Basic escola' });
  expect(told[0]?.service).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'escola' },
  });
});

it('traces a write from its body to the end of its transaction, without values', async () => {
  const course = await aCourse(school.db);
  const learner = await aUser(school.db, { email: 'ana.lima@example.com' });
  const spans = await spansOf(async () =>
    fetch(`${address}/v1/user-progressions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await school.tokenOf(learner)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ courseId: course.id, userId: learner.id }),
    }),
  );
  const request = spans.find(({ name }) => name === 'POST /v1/user-progressions');
  const writes = spans.filter(({ name }) => /^(insert|with|transaction)/.test(name));
  expect(writes.length).toBeGreaterThan(0);
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
  for (const value of [course.id, learner.id, learner.providerId, 'ana.lima']) {
    expect(JSON.stringify(told)).not.toContain(value);
  }
});

it('does not trace health checks, callers without sampling, and background jobs', async () => {
  const spans = await spansOf(async () => {
    await school.context.db.run({ name: 'alone', text: 'select 1', values: [] });
    await fetch(`${address}/v1/courses/paginated`, {
      headers: { traceparent: traceparent.replace(/01$/, '00') },
    });
    return fetch(`${address}/health/ready`);
  });
  expect(spans).toEqual([]);
});

it('serves requests and stops while the collector is broken', async () => {
  const alone = startTracing({
    url: `http://127.0.0.1:${port}/broken`,
    service: 'escola',
    share: 1,
  });
  const { app } = await createTestApp({ tracing: alone });
  expect((await app.inject('/v1/courses/paginated')).statusCode).toBe(200);
  await expect(alone.close()).resolves.toBeUndefined();
});
