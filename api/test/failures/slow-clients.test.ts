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

/** Clients that send the beginning of a request, and then nothing. */
function slowClients(count: number, beginning: string): Socket[] {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => {}).write(beginning);
  opened.push(...sockets);
  return sockets;
}

const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

async function visit(): Promise<number> {
  const answer = await fetch(`${address}/v1/courses/paginated`);
  await answer.json();
  return answer.status;
}

const slowHeaders = 'GET /v1/courses/paginated HTTP/1.1\r\nhost: localhost\r\nx-slow: ';
const slowBody =
  'POST /v1/courses HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
  'content-length: 1000\r\n\r\n{"title": "';
const largeAnswer = 'GET /v1/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(4);

it(
  '10,000 idle connections stay open, and a visitor gets an answer',
  { timeout: 120_000 },
  async () => {
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
    expect(await visit()).toBe(200);
    expect(process.memoryUsage().rss - memory).toBeLessThan(count * 40_000);
    const exited = once(clients, 'exit');
    clients.kill();
    await exited;
    await vi.waitUntil(async () => (await connections()) < 100, 10_000);
  },
);

it('slow senders and slow readers delay no other request', async () => {
  const readers = slowClients(50, largeAnswer);
  for (const socket of readers) socket.pause();
  slowClients(300, slowHeaders);
  slowClients(300, slowBody);
  await vi.waitUntil(async () => (await connections()) >= 650, 10_000);
  expect(await visit()).toBe(200);
});

it.each([
  ['headers', slowHeaders],
  ['body', slowBody],
])(
  'a request whose %s never ends gets a 408, and its connection is closed',
  async (_part, beginning) => {
    const limits = {
      headersTimeout: 20_000,
      requestTimeout: 600_000,
      keepAliveTimeout: 72_000,
      timeout: 660_000,
    };
    expect(app.server).toMatchObject(limits);
    // Short timeouts, so that the test does not wait.
    Object.assign(app.server, { headersTimeout: 1, requestTimeout: 2 });
    const [socket] = slowClients(1, beginning);
    const [answer] = (await once(assertDefined(socket), 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1.1 408 /);
    await once(assertDefined(socket), 'close');
    Object.assign(app.server, limits);
    expect(await visit()).toBe(200);
  },
);
