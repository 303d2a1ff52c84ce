import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, expect, it, vi } from 'vitest';
import { aSchool } from './school.factory.ts';

/** Stands between the API and its database, and can be unplugged in two ways. */
async function aCable() {
  let state: 'plugged' | 'refusing' | 'silent' = 'plugged';
  let target = new URL('postgres://nowhere');
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    if (state === 'refusing') return socket.destroy();
    open.add(socket.on('error', () => {}).on('close', () => open.delete(socket)));
    const database = connect(Number(target.port), target.hostname).on('error', () =>
      socket.destroy(),
    );
    socket.on('data', (bytes) => state !== 'silent' && database.write(bytes));
    database.on('data', (bytes) => state !== 'silent' && socket.write(bytes));
    socket.on('close', () => database.destroy());
    database.on('close', () => socket.destroy());
    return socket;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    between(databaseUrl: string) {
      target = new URL(databaseUrl);
      const url = new URL(databaseUrl);
      url.port = String((server.address() as AddressInfo).port);
      return url.href;
    },
    set(next: typeof state) {
      state = next;
      if (next !== 'silent') for (const socket of open) socket.destroy();
    },
  };
}

const cable = await aCable();
const { app } = await aSchool({ through: cable.between, patience: 1500 });
const catalog = () => app.inject({ method: 'GET', url: '/v1/courses/paginated' });
const isReady = () => app.inject({ method: 'GET', url: '/health/ready' });

it.each(['refusing', 'silent'] as const)(
  'a database that is %s makes a 503, and its return heals',
  async (fault) => {
    expect((await catalog()).statusCode).toBe(200);
    cable.set(fault);
    const answer = await catalog();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
    expect(answer.headers['retry-after']).toBe('2');
    expect((await isReady()).statusCode).toBe(503);
    expect((await app.inject({ method: 'GET', url: '/health/live' })).statusCode).toBe(200);
    cable.set('plugged');
    await vi.waitFor(async () => expect((await catalog()).statusCode).toBe(200), { timeout: 5000 });
    expect((await isReady()).statusCode).toBe(200);
  },
);
