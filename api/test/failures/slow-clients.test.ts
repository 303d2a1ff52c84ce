import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { createTestApp } from '../support/test-app.factory.ts';
import { assertDefined } from '../support/assert-defined.ts';

const { app } = await createTestApp();
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const port = Number(new URL(address).port);
const opened: Socket[] = [];
afterAll(() => {
  for (const socket of opened) socket.destroy();
});

/** Says the beginning of something, and then no more. */
function dawdlers(count: number, beginning: string): Socket[] {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => {}).write(beginning);
  opened.push(...sockets);
  return sockets;
}

const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

async function aVisitor(): Promise<number> {
  const answer = await fetch(`${address}/v1/courses/paginated`);
  await answer.json();
  return answer.status;
}

const slowHeaders = 'GET /v1/courses/paginated HTTP/1.1\r\nhost: localhost\r\nx-slow: ';
const slowBody =
  'POST /v1/courses HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
  'content-length: 1000\r\n\r\n{"title": "';
const largeAnswer = 'GET /v1/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(4);

it('10,000 idle connections are held, and a visitor is served', { timeout: 120_000 }, async () => {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Infinity);
  const count = Math.min(10_000, files - 1000);
  if (count < 10_000) console.log(`Only ${count} connections, as ulimit -n is ${files} here`);
  const script = fileURLToPath(new URL('../support/idle-connections.ts', import.meta.url));
  const clients = spawn(process.execPath, [script, String(port), String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const memory = process.memoryUsage().rss;
  await once(clients.stdout, 'data');
  expect(await connections()).toBeGreaterThanOrEqual(count);
  expect(await aVisitor()).toBe(200);
  expect(process.memoryUsage().rss - memory).toBeLessThan(count * 40_000);
  const gone = once(clients, 'exit');
  clients.kill();
  await gone;
  await vi.waitUntil(async () => (await connections()) < 100, 10_000);
});

it('who is slow to ask or to read keeps nobody else waiting', async () => {
  const readers = dawdlers(50, largeAnswer);
  for (const socket of readers) socket.pause();
  dawdlers(300, slowHeaders);
  dawdlers(300, slowBody);
  await vi.waitUntil(async () => (await connections()) >= 650, 10_000);
  expect(await aVisitor()).toBe(200);
});

it.each([
  ['headers', slowHeaders],
  ['body', slowBody],
])('whose %s never end is told so, and let go of', async (_part, beginning) => {
  const limits = {
    headersTimeout: 20_000,
    requestTimeout: 600_000,
    keepAliveTimeout: 72_000,
    timeout: 660_000,
  };
  expect(app.server).toMatchObject(limits);
  // As long as that no test waits.
  Object.assign(app.server, { headersTimeout: 1, requestTimeout: 2 });
  const [socket] = dawdlers(1, beginning);
  const [answer] = (await once(assertDefined(socket), 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1.1 408 /);
  await once(assertDefined(socket), 'close');
  Object.assign(app.server, limits);
  expect(await aVisitor()).toBe(200);
});
