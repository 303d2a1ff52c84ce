import { expect, it, vi } from 'vitest';
import { createTestApp } from '../support/test-app.factory.ts';
import { createNetworkProxy } from '../support/network-proxy.ts';

const proxy = await createNetworkProxy();
const { app } = await createTestApp({ through: proxy.between, timeoutMs: 1500 });
const catalog = () => app.inject({ method: 'GET', url: '/v1/courses/paginated' });
const isReady = () => app.inject({ method: 'GET', url: '/health/ready' });

it.each(['refusing', 'silent'] as const)(
  'while the database is %s requests get a 503, and afterwards they succeed',
  async (fault) => {
    expect((await catalog()).statusCode).toBe(200);
    proxy.set(fault);
    const answer = await catalog();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
    expect(answer.headers['retry-after']).toBe('2');
    expect((await isReady()).statusCode).toBe(503);
    expect((await app.inject({ method: 'GET', url: '/health/live' })).statusCode).toBe(200);
    proxy.set('connected');
    await vi.waitFor(async () => expect((await catalog()).statusCode).toBe(200), { timeout: 5000 });
    expect((await isReady()).statusCode).toBe(200);
  },
);
